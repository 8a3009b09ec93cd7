import { panelOf, type Role, roles } from "@metiro/shared/roles";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { destinationOf } from "./destination.ts";

const origin = "https://metiro.test";

describe("where a sign-in leads", () => {
  test.each<[string, unknown, Role, string]>([
    ["no address", undefined, "Tenderer", "/tenderer"],
    [
      "a page of the role's panel",
      "/tenderer/requests/1?tab=answers#top",
      "Tenderer",
      "/tenderer/requests/1?tab=answers#top",
    ],
    ["a public page", "/request/peinture", "Tenderer", "/request/peinture"],
    ["the home page", "/", "Company", "/"],
    ["the messages of whichever role", "messages", "Company", "/company/messages"],
    ["the messages of a role that has none", "messages", "Admin", "/admin"],
    ["another role's panel", "/admin/jobs", "Tenderer", "/tenderer"],
    ["another role's panel in capitals", "/ADMIN/jobs", "Tenderer", "/tenderer"],
    ["another role's panel in code", "/%61dmin", "Company", "/company"],
    ["another role's panel by a detour", "/company/../admin", "Company", "/company"],
    ["the sign-in page itself", "/auth/login?returnUrl=/x", "Admin", "/admin"],
    ["a panel that only begins alike", "/administration", "Tenderer", "/administration"],
    ["another site", "https://evil.test/", "Admin", "/admin"],
    ["another site without scheme", "//evil.test/", "Admin", "/admin"],
    ["another site with backslashes", "/\\evil.test/", "Admin", "/admin"],
    ["another site behind a tab", "/\t/evil.test/", "Admin", "/admin"],
    ["another site behind a line break", "/\n/evil.test", "Admin", "/admin"],
    ["another site in code", "/%2f%2fevil.test", "Admin", "/admin"],
    ["another site by a detour", "/..//evil.test", "Admin", "/admin"],
    ["a script", "javascript:alert(1)", "Admin", "/admin"],
    ["a broken code", "/%E0%A4%A", "Admin", "/admin"],
    ["not a text", ["/admin"], "Admin", "/admin"],
  ])("%s", (_name, returnUrl, role, expected) => {
    expect(destinationOf(returnUrl, role)).toBe(expected);
  });

  const pieces = fc.constantFrom(
    "/",
    "\\",
    "//",
    "..",
    ".",
    "%2f",
    "%5c",
    "%2e",
    "%09",
    "\t",
    "\n",
    "@",
    ":",
    "evil.test",
    "https:",
    "admin",
    "Tenderer",
    "company",
    "auth",
    "?",
    "#",
    "é",
  );
  const addresses = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(pieces).map((parts) => parts.join("")),
    fc.array(pieces).map((parts) => `/${parts.join("")}`),
  );

  test("never leaves the site, whatever is asked", () => {
    fc.assert(
      fc.property(addresses, fc.constantFrom(...roles), (address, role) => {
        const url = new URL(destinationOf(address, role), origin);
        expect(url.origin).toBe(origin);
      }),
      { numRuns: 2000 },
    );
  });

  test("never leads into another role's panel or back to the account pages", () => {
    fc.assert(
      fc.property(addresses, fc.constantFrom(...roles), (address, role) => {
        const room = decodeURIComponent(new URL(destinationOf(address, role), origin).pathname)
          .toLowerCase()
          .split(/[/\\]+/)[1];
        const closed = ["auth", ...roles.filter((other) => other !== role).map((other) => panelOf[other].slice(1))];
        expect(closed).not.toContain(room);
      }),
      { numRuns: 2000 },
    );
  });

  test("leads exactly to any plain page of the own panel", () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
    fc.assert(
      fc.property(fc.array(segment), fc.constantFrom(...roles), (segments, role) => {
        const page = [panelOf[role], ...segments].join("/");
        expect(destinationOf(page, role)).toBe(page);
      }),
    );
  });
});
