import { cleanup } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { beginAnew } from "#page/in-tab.ts";

// The queries of `screen` hold on to the first body, so that it has to come back.
const { documentElement: root, head, body } = document;

function begin() {
  root.replaceChildren(head, body);
  document.replaceChildren(root);
}

// jsdom scrolls nothing, and knows of no screen or pointer.
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

// React listens to a document once. Who draws into an element first would leave it deaf where the whole document is drawn.
createRoot(document).unmount();
begin();

// The library says so where it is loaded, which is once for all files of a worker.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(cleanup);

/** The files of a worker share one document, which each leaves as it was at first. */
afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  for (const element of [root, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  body.replaceChildren();
  head.replaceChildren();
  begin();
  history.replaceState(null, "", "/");
  beginAnew();
});
