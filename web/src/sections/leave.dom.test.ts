import type { AnyRouter } from "@tanstack/react-router";
import { expect, test, vi } from "vitest";
import type { Section } from "#site/section.ts";
import { leaveByDocument } from "./leave.ts";

/** A router of a section with `/auth/…` in it, and how it was told to go somewhere. */
function routerOf(section: Section) {
  const commit = vi.fn(async (_location: { pathname: string; external?: boolean }) => undefined);
  let shown = () => {};
  const router = {
    commitLocation: commit,
    getMatchedRoutes: (pathname: string) => [[], {}, pathname.startsWith("/auth/") ? {} : undefined],
    subscribe: (_event: string, told: () => void) => {
      shown = told;
      return () => {};
    },
  };
  leaveByDocument(router as unknown as AnyRouter, section);
  const go = (pathname: string) => {
    void router.commitLocation({ pathname, state: {} } as never);
    return commit.mock.lastCall?.[0].external === true ? "by document" : "within";
  };
  return { go, shown: () => shown() };
}

test("another section is another document; within one only addresses change", () => {
  window.history.replaceState(null, "", "/auth/login");
  const { go, shown } = routerOf("auth");
  shown();
  expect(go("/auth/verify-email")).toBe("within");
  expect(go("/admin")).toBe("by document");
});

test("who is led from an account page before it is shown gets the other page's own document", () => {
  window.history.replaceState(null, "", "/auth/second-factor");
  const { go, shown } = routerOf("auth");
  expect(go("/auth/login")).toBe("by document");
  expect(go("/auth/second-factor")).toBe("within");
  shown();
  expect(go("/auth/login")).toBe("within");
});
