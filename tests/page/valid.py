"""Whether a page is sound HTML, as far as that can be told without a browser: what is open is closed in its order, names
are used once, what is referred to is there, and nothing stands where HTML does not let it stand."""

from html.parser import HTMLParser

VOID = {"meta", "input", "link", "br", "hr", "img"}
ELEMENTS = VOID | set(
    "html head title style body header main section h1 h2 h3 p div ul li ol form label button select option details summary "
    "script a table thead tbody tr th td caption nav article figure figcaption template".split())
# Inside <svg>.
DRAWINGS = set("svg symbol g path rect circle ellipse line polygon polyline text tspan use defs lineargradient radialgradient "
               "stop clippath mask filter fegaussianblur title desc pattern".split())
BLOCKS = {"p", "div", "ul", "ol", "section", "form", "h1", "h2", "h3", "table", "details", "header", "main", "article"}
REFERENCES = ("for", "aria-labelledby", "aria-describedby", "aria-controls", "href")


class Checker(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.faults, self.open, self.ids, self.wanted = [], [], set(), set()
        self.seen = {}

    def fault(self, what):
        line, column = self.getpos()
        self.faults.append(f"{line}:{column}: {what}")

    def begin(self, tag, attributes):
        drawing = "svg" in self.open or tag == "svg"
        if tag not in (DRAWINGS if drawing else ELEMENTS):
            self.fault(f"<{tag}> is not known")
        if tag in BLOCKS and "p" in self.open:
            self.fault(f"<{tag}> inside <p>")
        if tag in ("button", "a", "select", "input") and "button" in self.open:
            self.fault(f"<{tag}> inside <button>")
        if tag == "li" and self.open[-1:] not in (["ul"], ["ol"]):
            self.fault("<li> outside a list")
        names = [name for name, _ in attributes]
        if len(names) != len(set(names)):
            self.fault(f"<{tag}> has an attribute twice")
        for name, value in attributes:
            if name.startswith("on") or (name == "style" and not drawing):
                self.fault(f"<{tag}> has {name}")
            if name == "id":
                if value in self.ids or not value or " " in value:
                    self.fault(f"the id {value!r} again, or none")
                self.ids.add(value)
            if name in REFERENCES and value and (name != "href" or drawing and value.startswith("#")):
                self.wanted.update(value.lstrip("#").split())
        self.seen.setdefault(tag, []).append(dict(attributes))

    def handle_starttag(self, tag, attributes):
        self.begin(tag, attributes)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.begin(tag, attributes)
        if "svg" not in self.open and tag not in VOID:
            self.fault(f"<{tag}/> does not close what it opens")

    def handle_endtag(self, tag):
        if self.open[-1:] != [tag]:
            self.fault(f"</{tag}> where {self.open[-3:]} is open")
        if tag in self.open:
            while self.open.pop() != tag:
                pass


def faults(text):
    """What is wrong with the page, line by line."""
    checker = Checker()
    checker.feed(text)
    checker.close()
    found = checker.faults
    if checker.open:
        found.append(f"not closed: {checker.open}")
    if checker.wanted - checker.ids:
        found.append(f"referred to and not there: {sorted(checker.wanted - checker.ids)[:5]}")
    if not text.startswith("<!DOCTYPE html>"):
        found.append("no document type")
    if not checker.seen.get("html", [{}])[0].get("lang"):
        found.append("no language")
    if len(checker.seen.get("main", [])) != 1:
        found.append("not one <main>")
    if "title" not in checker.seen:
        found.append("no <title>")
    return found
