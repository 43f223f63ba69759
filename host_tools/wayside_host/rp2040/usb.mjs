// The computer at the other end of the USB cable, with an open serial port.
// The one in rp2040js answers every poll at once, even without data, so the chip never rests. This one waits.
import { USBCDC } from "rp2040js";

const PACKET = 64;
const PACKET_US = 10; // time of a packet in addition to its bytes
const BYTE_US = 0.7;

export class UsbHost {
  constructor(controller, receive) {
    this.controller = controller;
    this.serial = new USBCDC(controller);
    this.ready = false;
    this.waiting = []; // bytes for the chip
    this.room = null; // how many bytes the chip can take
    this.serial.onDeviceConnected = () => {
      this.ready = true;
      this.pump();
    };
    this.serial.onSerialData = receive;
    controller.onEndpointRead = (endpoint, size) => {
      if (endpoint !== this.serial.outEndpoint) return;
      this.room = size;
      this.pump();
    };
  }

  send(bytes) {
    this.waiting.push(...bytes);
    this.pump();
  }

  pump() {
    if (!this.ready || this.room === null || !this.waiting.length) return;
    const packet = Uint8Array.from(this.waiting.splice(0, Math.min(this.room, PACKET)));
    this.room = null;
    this.controller.endpointReadDone(this.serial.outEndpoint, packet, PACKET_US + packet.length * BYTE_US);
  }
}
