"""Drives chromium-headless-shell over its debugging pipe. Nothing but the standard library."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ("chromium-headless-shell", "chrome-headless-shell")


def find():
    """The browser's path, or None where there is none."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Browser:
    """A browser that is started for its pages, of which one is open at a time, and ends with them."""

    def __init__(self):
        self._number = 0
        self._bytes = b""
        self._home = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_browser, self._write = os.pipe()
        self._read, from_browser = os.pipe()

        def pipes():
            os.dup2(to_browser, 30)
            os.dup2(from_browser, 31)
            os.dup2(30, 3)
            os.dup2(31, 4)

        command = [find(), "--remote-debugging-pipe", "--user-data-dir=" + self._home.name, "--hide-scrollbars",
                   "--disable-gpu", "--no-first-run", "about:blank"]
        if os.geteuid() == 0:
            command.insert(1, "--no-sandbox")
        self._process = subprocess.Popen(command, preexec_fn=pipes, close_fds=False, stdin=subprocess.DEVNULL,
                                         stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.hear = lambda message: None  # what is told without having been asked for

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def end(self):
        self._process.kill()
        self._process.wait()
        os.close(self._write)
        os.close(self._read)
        self._home.cleanup()

    def send(self, method, session=None, **parameters):
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self):
        deadline = time.monotonic() + 60
        while b"\0" not in self._bytes:
            if not select.select([self._read], [], [], max(0, deadline - time.monotonic()))[0]:
                raise TimeoutError("the browser does not answer")
            more = os.read(self._read, 1 << 16)
            if not more:
                raise RuntimeError("the browser has ended")
            self._bytes += more
        line, self._bytes = self._bytes.split(b"\0", 1)
        message = json.loads(line)
        self.hear(message)
        return message

    def page(self, width, height, touch=False, dark=False):
        return Page(self, width, height, touch, dark)


class Page:
    """A page of a browser, which knows nothing of those before it."""

    def __init__(self, browser, width, height, touch, dark):
        self.messages = []  # what the page has complained of
        self.touch = touch
        self._browser = browser
        self._events = []
        self._session = None
        browser.hear = self._hear
        self._context = self.send("Target.createBrowserContext")["browserContextId"]
        target = self.send("Target.createTarget", url="about:blank", browserContextId=self._context)["targetId"]
        self._session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.send(domain + ".enable")
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=touch)
        self.send("Emulation.setTouchEmulationEnabled", enabled=touch)
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-reduced-motion", "value": "reduce"},
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._session = None
        self.send("Target.disposeBrowserContext", browserContextId=self._context)

    def send(self, method, **parameters):
        return self._browser.send(method, self._session, **parameters)

    def _hear(self, message):
        method, told = message.get("method"), message.get("params", {})
        if method == "Log.entryAdded":
            self.messages.append(told["entry"]["text"])
        elif method == "Runtime.exceptionThrown":
            details = told["exceptionDetails"]
            self.messages.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Runtime.consoleAPICalled":
            self.messages.append("console: " + json.dumps(told["args"]))
        elif method:
            self._events.append(method)
            if method == "Page.downloadWillBegin":
                self._downloaded = told["suggestedFilename"]
            elif method == "Page.downloadProgress" and told["state"] != "inProgress":
                self._events.append("download " + told["state"])

    def open(self, path):
        self._events.clear()
        self.send("Page.navigate", url="file://" + os.path.abspath(path))
        while "Page.loadEventFired" not in self._events:
            self._browser.receive()

    def run(self, expression):
        answer = self.send("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"].get("description", expression))
        return answer["result"].get("value")

    def wait_for(self, expression, seconds=20):
        """Looked at again and again, also after the page was loaded anew."""
        script = """new Promise((good, bad) => {
            const end = performance.now() + %d;
            const look = () => (%s) ? good(true) : performance.now() > end ? bad(new Error(%s)) : setTimeout(look);
            look(); })""" % (1000 * seconds, expression, json.dumps("waited in vain for " + expression))
        end = time.monotonic() + seconds
        while True:
            try:
                return self.run(script)
            except RuntimeError as error:
                gone = "navigated" in str(error) or "context" in str(error)
                if not gone or time.monotonic() > end:
                    raise

    def click(self, x, y):
        if self.touch:
            self.send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
            self.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
            return
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def press(self, selector):
        """A click on the middle of an element, scrolled to first."""
        box = self.run("""(() => { const found = document.querySelector(%s);
            found.scrollIntoView({ block: 'center' });
            const box = found.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2]; })()""" % json.dumps(selector))
        self.click(*box)

    def download(self, folder, selector):
        """Presses what saves a file; its name, once it is in the folder."""
        self.send("Page.setDownloadBehavior", behavior="allow", downloadPath=folder)
        self._events.clear()
        self.press(selector)
        while not any(event.startswith("download ") for event in self._events):
            self._browser.receive()
        if "download completed" not in self._events:
            raise RuntimeError("not downloaded")
        return self._downloaded

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.send("Page.captureScreenshot", format="png")["data"]))
