"""Records of a screening, made by libsodium and by the format alone: what no program of ours wrote."""
import base64
import ctypes
import ctypes.util
import hashlib
import json

sodium = ctypes.CDLL(ctypes.util.find_library("sodium"))
assert sodium.sodium_init() >= 0


def dumps(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def b64(data):
    return base64.b64encode(data).decode()


def digest(data):
    return hashlib.blake2b(data, digest_size=32).digest()


def seal(text, box):
    data = text.encode()
    sealed = ctypes.create_string_buffer(len(data) + 48)
    sodium.crypto_box_seal(sealed, data, ctypes.c_ulonglong(len(data)), box)
    return sealed.raw


def record(pack, entries, box=None, changed={}):
    """The text of a record of a pack, and its sealed boxes.

    `entries` are of kind, item, payload, and milliseconds since the beginning by the clock on the wall
    and by the one that runs since the machine was started; `changed` are members of the first line.
    """
    header = json.loads(pack.decode().splitlines()[0])
    box = box or base64.b64decode(header["examiner"]["box"])
    head = {"record": 1, "pack": b64(digest(pack)), "round": header["round"], "candidate": header["candidate"]["id"],
            "language": "en", "began": {"wall": 1_700_000_000_000, "boot": 1_000}, "program": "0.1", **changed}
    chain = digest(dumps(head).encode())
    text, boxes = [dumps({**head, "chain": b64(chain)})], []
    for number, (kind, item, payload, wall, boot) in enumerate(entries, 1):
        entry = {"n": number, "after": b64(chain), "wall": 1_700_000_000_000 + wall, "boot": 1_000 + boot,
                 "kind": kind, "item": item, "language": "en", "payload": payload}
        boxes.append(seal(dumps(entry), box))
        line, chain = linked(
            chain, f'{{"n":{number},"kind":"{kind}","item":{dumps(item)},"wall":{entry["wall"]},"sealed":"{b64(boxes[-1])}"')
        text.append(line)
    return "\n".join(text) + "\n", boxes


def linked(chain, line):
    """A line up to its chain, with the chain that it continues, and that chain."""
    chain = digest(chain + line.encode())
    return f'{line},"chain":"{b64(chain)}"}}', chain
