import { cleanup } from "@testing-library/react";
import { afterAll, vi } from "vitest";

// The queries of `screen` hold on to the first body, so that it has to come back.
const { documentElement: root, head, body } = document;

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
  root.replaceChildren(head, body);
  document.replaceChildren(root);
  history.replaceState(null, "", "/");
});
