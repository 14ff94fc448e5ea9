"""Reads what `viewdidlearn export` writes with readers of others, and counts what they found.

usage: read.py gift|anki|qti|html|handout|xapi|cast PATH
"""
import json
import os
import sys
import tempfile


def gift(path):
    from pygiftparser import parser

    with open(path, encoding="utf-8") as file:
        questions = parser.parseFile(file)
    for question in questions:
        assert question.valid, question.full
    return len(questions)


def anki(path):
    from anki.collection import Collection
    from anki.import_export_pb2 import ImportCsvRequest

    with tempfile.TemporaryDirectory() as folder:
        collection = Collection(os.path.join(folder, "collection.anki2"))
        metadata = collection.get_csv_metadata(path=path, delimiter=None)
        collection.import_csv(ImportCsvRequest(path=path, metadata=metadata))
        collection.import_csv(ImportCsvRequest(path=path, metadata=metadata))
        count = collection.note_count()
        collection.close()
    return count


def qti(folder):
    from lxml import etree

    space = "{http://www.imsglobal.org/xsd/imsqtiasi_v3p0}"
    names = sorted(os.listdir(folder))
    for name in names:
        item = etree.parse(os.path.join(folder, name)).getroot()
        assert item.tag == space + "qti-assessment-item", name
        assert item.get("identifier") and item.get("title") and item.get("time-dependent"), name
        declared = {d.get("identifier") for d in item.iter(space + "qti-response-declaration")}
        asked = [e for e in item.iter() if e.get("response-identifier")]
        assert asked and {e.get("response-identifier") for e in asked} == declared, name
        choices = [c.get("identifier") for c in item.iter(space + "qti-simple-choice")]
        assert len(choices) == len(set(choices)), name
        for declaration in item.iter(space + "qti-response-declaration"):
            if declaration.get("base-type") == "identifier":
                for value in declaration.iter(space + "qti-value"):
                    assert value.text in choices, (name, value.text)
                for entry in declaration.iter(space + "qti-map-entry"):
                    assert entry.get("map-key") in choices, name
    return len(names)


def html(path):
    import html5lib

    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    page = parser.parse(open(path, encoding="utf-8").read())
    return len(page.findall(".//section")) // 2


def handout(path):
    """Counts the pictures; whoever cannot see a page gets it whole by headings, names and words."""
    import html5lib

    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    page = parser.parse(open(path, encoding="utf-8").read())
    elements = [e for e in page.iter() if isinstance(e.tag, str)]
    assert page.get("lang") and page.find("head/title").text
    assert not [e for e in elements if e.tag in ("script", "img", "link", "iframe")]
    ids = [e.get("id") for e in elements if e.get("id")]
    assert len(ids) == len(set(ids))
    levels = [int(e.tag[1]) for e in elements if e.tag in ("h1", "h2", "h3", "h4")]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(lower <= upper + 1 for upper, lower in zip(levels, levels[1:])), levels
    space = "{http://www.w3.org/2000/svg}"
    pictures = [e for e in elements if e.tag == space + "svg"]
    for picture in pictures:
        assert picture.find(space + "title").text and len(picture.find(space + "desc").text) > 9
        assert set(picture.get("aria-labelledby").split()) <= set(ids)
    return len(pictures)


# As the specification names them, which the kind of a question has to be one of.
INTERACTIONS = [
    "true-false", "choice", "fill-in", "long-fill-in", "matching", "performance", "sequencing", "likert", "numeric",
    "other",
]


def xapi(path):
    import jsonschema
    from tincan import Statement

    statements = json.load(open(path, encoding="utf-8"))
    scaled = {"type": "number", "minimum": -1, "maximum": 1}
    result = {"properties": {"score": {"properties": {"scaled": scaled}}, "success": {"type": "boolean"}}}
    schema = {"required": ["id", "actor", "verb", "object", "timestamp"], "properties": {"result": result}}
    for statement in statements:
        jsonschema.validate(statement, schema)
        assert json.loads(Statement(statement).to_json())["id"] == statement["id"]
        definition = statement["object"].get("definition", {})
        assert definition.get("interactionType", "other") in INTERACTIONS, definition
        choices = {choice["id"] for choice in definition.get("choices", [])}
        if choices:
            response = statement["result"].get("response", "")
            assert set(response.split("[,]")) - {""} <= choices, statement
    return len(statements)


def cast(path):
    """Counts what is shown and the markers, as asciinema's own player reads them."""
    from asciinema import asciicast

    with asciicast.open_from_url(path) as recording:
        events = list(recording.events())
    times = [event[0] for event in events]
    assert times == sorted(times)
    codes = [event[1] for event in events]
    return " ".join(f"{code}:{codes.count(code)}" for code in sorted(set(codes)))


if __name__ == "__main__":
    readers = [gift, anki, qti, html, handout, xapi, cast]
    print({reader.__name__: reader for reader in readers}[sys.argv[1]](sys.argv[2]))
