/**
 * The worker of the browser, one for all pages. It keeps what the first screens are made of and a page that says that there is no
 * line, and shows what a device is told. It never keeps an answer of the API, nor a document: nothing in it is anybody's.
 */
import { pageOf } from "./pages.ts";
import { openPage, tell } from "./push.ts";
import { dropOldShells, fileOf, isNamedByContent, keepShell, type Shell } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;
declare const shellOfBuild: Shell | undefined;

/** Undefined in the worker that keeps nothing (`SERVICE_WORKER=off`). */
const shell = shellOfBuild;

/** What a page says to it. */
type Said = "take-over" | { scripts: readonly string[] };

self.addEventListener("install", (event) => {
  // One that is to keep nothing waits for nobody.
  event.waitUntil(shell ? keepShell(shell) : self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      dropOldShells(shell?.version),
      shell ? self.registration.navigationPreload.enable() : self.registration.navigationPreload.disable(),
    ]),
  );
});

if (shell) {
  const { offline } = shell;
  self.addEventListener("fetch", (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || origin !== self.location.origin) return;
    if (mode === "navigate") {
      if (!pathname.startsWith("/api/")) event.respondWith(pageOf(event, offline));
    } else if (isNamedByContent(pathname)) event.respondWith(fileOf(event.request));
  });
}

self.addEventListener("message", ({ data, ports: [port] }) => {
  const said = data as Said;
  if (said === "take-over") void self.skipWaiting();
  else port?.postMessage(said.scripts.some((script) => shell?.entries.includes(script) ?? true));
});

self.addEventListener("push", tell);
self.addEventListener("notificationclick", openPage);
