import { expect, test } from "vitest";
import { isNamedByContent } from "./shell.ts";

test.each(["/assets/base-D4jU_Hb3.js", "/assets/base-D4jU_Hb3.css", "/assets/inter-latin-CyPf-tWL.woff2"])(
  "%s is the same for ever",
  (path) => expect(isNamedByContent(path)).toBe(true),
);

test.each([
  "/assets/i18n/fr.json",
  "/assets/icon.svg",
  "/assets/app/icon-192.png",
  "/api/File/1",
  "/trpc/jobRequest.list",
  "/tenderer",
])("%s is asked of the server each time", (path) => expect(isNamedByContent(path)).toBe(false));
