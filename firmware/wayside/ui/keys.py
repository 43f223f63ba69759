"""Turns raw edges of buttons into presses, repeats and holds of logical keys.

PREV, NEXT and the directions act when they go down, and repeat. OK and BACK act when they go up, because holding them
means something else: OK = more, BACK = undo. On a board without BACK, holding OK is BACK.
"""

PREV, NEXT, OK, BACK, UP, DOWN, LEFT, RIGHT = 1, 2, 3, 4, 5, 6, 7, 8
ACTIONS = {"prev": PREV, "next": NEXT, "ok": OK, "back": BACK, "up": UP, "down": DOWN, "left": LEFT, "right": RIGHT}

# An event is an action plus one of these.
REPEAT = 0x10
HOLD = 0x20

DEBOUNCE = 12  # ms in which the contacts of a button may bounce
REPEAT_AFTER = 400
REPEAT_EVERY = 120
REPEAT_FASTER_AFTER = 8  # steps
REPEAT_FASTER_EVERY = 60
HOLD_OK = 600
HOLD_BACK = 800
FILL_FROM = 300  # ms after which the hint of BACK starts to fill: until it is full, BACK can still go up without undo
FILL_STEPS = 8

QUIET = 200  # ms
DOWN_NOW = b"\x01"

SWALLOWED = -1  # as number of steps: this press must have no effect

_QUEUE = 16
_WRAP = 0x3FFFFFFF  # the millisecond clock of a Pico wraps here
_HALF = 0x20000000
_LONG_AGO = -0x10000000


def since(now, then):
    """Milliseconds from then to now, also across the wrap of the clock.

    It is negative if `then` is later, which happens: an edge can come after the tick has read the clock.
    """
    return ((now - then + _HALF) & _WRAP) - _HALF


class Keys:
    """Gets edges and ticks, gives events. It allocates nothing while it runs."""

    def __init__(self, actions):
        self.actions = bytes([ACTIONS[action] for action in actions])
        count = len(self.actions)
        self.two_keys = BACK not in self.actions
        self.joystick = UP in self.actions
        self._level = bytearray(count)  # the last level of the pin
        self._down = bytearray(count)  # the level after debouncing
        self._changed = [_LONG_AGO] * count  # when the debounced level last changed
        self._steps = [0] * count  # repeats, or 1 for a hold, already reported for this press
        self._queue = bytearray(_QUEUE)
        self._head = 0
        self._tail = 0
        self.expected = 0  # OK or BACK that went down, did not act yet, and is not rehearsed yet
        self.last_activity = None  # when a key last moved; the first tick counts too

    def feed(self, time, key, level):
        """One raw edge: its time, its button, 1 for down."""
        self._level[key] = level
        if level != self._down[key] and self._settled(key, time):
            self._accept(key, time)

    def tick(self, now):
        """Let time pass: accept settled levels, report repeats and holds."""
        if self.last_activity is None:
            self.last_activity = now
            self.swallow()  # a key that was down before the first picture is no answer to it
        for key in range(len(self.actions)):
            if self._level[key] or self._down[key]:
                self._pass(key, now)

    def _pass(self, key, now):
        if self._level[key] != self._down[key] and self._settled(key, now):
            self._accept(key, now)
        if self._down[key]:
            self._held(key, since(now, self._changed[key]))

    def take(self):
        """Remove and return the oldest event, or 0."""
        if self._head == self._tail:
            return 0
        event = self._queue[self._tail]
        self._tail = (self._tail + 1) % _QUEUE
        return event

    def is_quiet(self, now):
        """Whether no key is down and none has moved for a while."""
        return self._down.find(DOWN_NOW) < 0 and since(now, self.last_activity) > QUIET

    def swallow(self):
        """Forget all events. Keys that are still down do nothing when they go up."""
        self._tail = self._head
        self.expected = 0
        for key in range(len(self.actions)):
            if self._down[key]:
                self._steps[key] = SWALLOWED

    def back_fill(self, now):
        """How near a held BACK is to undo, 0 to FILL_STEPS."""
        for key in range(len(self.actions)):
            if self.actions[key] == BACK and self._down[key] and not self._steps[key]:
                held = since(now, self._changed[key])
                if held >= FILL_FROM:
                    return min(FILL_STEPS, (held - FILL_FROM) * FILL_STEPS // (HOLD_BACK - FILL_FROM))
        return 0

    def _settled(self, key, time):
        """Whether the contacts have settled. A change far in the future is really long past: the clock has wrapped."""
        gap = since(time, self._changed[key])
        return gap >= DEBOUNCE or gap < -1000

    def _accept(self, key, time):
        self._changed[key] = time
        self._down[key] = self._level[key]
        self.last_activity = time
        action = self.actions[key]
        if self._down[key]:
            self._steps[key] = 0
            if action != OK and action != BACK:
                self._put(action)
            else:
                self.expected = action
        elif action == OK or action == BACK:
            self.expected = 0
            if not self._steps[key]:
                self._put(action)

    def _held(self, key, held):
        action = self.actions[key]
        steps = self._steps[key]
        if action == OK:
            if not steps and held >= HOLD_OK:
                self._hold(key, BACK if self.two_keys else OK + HOLD)
        elif action == BACK:
            if not steps and held >= HOLD_BACK:
                self._hold(key, BACK + HOLD)
        elif steps != SWALLOWED and held >= REPEAT_AFTER + repeat_time(steps):
            self._steps[key] = steps + 1
            self._put(action + REPEAT)

    def _hold(self, key, event):
        """A held key acts now, and not again when it goes up."""
        self._steps[key] = 1
        self.expected = 0
        self._put(event)

    def _put(self, event):
        following = (self._head + 1) % _QUEUE
        if following != self._tail:
            self._queue[self._head] = event
            self._head = following


def repeat_time(steps):
    """When repeat number `steps` is due, in ms after the first repeat."""
    if steps <= REPEAT_FASTER_AFTER:
        return steps * REPEAT_EVERY
    return REPEAT_FASTER_AFTER * REPEAT_EVERY + (steps - REPEAT_FASTER_AFTER) * REPEAT_FASTER_EVERY
