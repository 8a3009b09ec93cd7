import { setupI18n } from "@lingui/core";
import type { AppRouter } from "@metiro/server/router";
import type { Role } from "@metiro/shared/roles";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, render } from "@testing-library/react";
import { createTRPCClient, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createCalls } from "#api/calls.ts";
import { resolvedPromise } from "#api/resolved-promise.ts";
import { createAppRouter } from "#sections/router.tsx";
import { routeTree } from "#sections/routeTree.gen.ts";
import { createSession } from "./session.ts";
import { tokenFor } from "#test/token-for-test.ts";

const user = { id: "1", email: "anne@exemple.ch", username: "anne", firstName: "Anne", lastName: "Favre" };

/** The whole application at an address, before a server that answers every call with an empty list. */
async function visit(address: string, token?: string) {
  const session = createSession(localStorage);
  if (token) session.signIn({ ...user, token });
  const asked: string[] = [];
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        asked.push(op.path);
        observer.next({ result: { type: "data", data: [] } });
        observer.complete();
      });
  const calls = resolvedPromise(createCalls(createTRPCClient<AppRouter>({ links: [link] })));
  const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
  const router = createAppRouter(routeTree, {
    calls: () => calls,
    session,
    i18n,
    origin: "https://metiro.ch",
    chosenLanguage: () => "fr",
  });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) });
  const titles: (string | null)[] = [];
  const watch = new MutationObserver(() => titles.push(document.querySelector("h1")?.textContent ?? null));
  watch.observe(document, { childList: true, subtree: true });
  await act(async () => {
    render(<RouterProvider router={router} />, { container: document });
    await router.load();
  });
  watch.disconnect();
  return { at: router.state.location.href, asked, titles, session };
}

const unconfirmed = (role: Role) => tokenFor(role, { EmailConfirmed: "false" });

beforeEach(() => {
  localStorage.clear();
  // What jsdom lacks.
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a panel", () => {
  test.each<[string, string | undefined]>([
    ["nobody", undefined],
    ["a client", tokenFor("Tenderer")],
    ["somebody with an unreadable token", "nonsense"],
  ])("sends %s to the sign-in page and keeps the address, without loading or showing anything", async (_who, token) => {
    const { at, asked, titles, session } = await visit("/admin/statistics?from=2026-01-01", token);

    expect(at).toBe("/auth/login?returnUrl=%2Fadmin%2Fstatistics%3Ffrom%3D2026-01-01");
    expect(session.current()).toBeUndefined();
    expect(asked).toEqual(["applicationConfig.list"]);
    expect(titles).not.toContain("Statistiques");
    expect(document.querySelector("h1")?.textContent).toBe("Se connecter");
  });

  test("sends whoever has not confirmed the e-mail to where that is done, still signed in", async () => {
    const { at, session } = await visit("/company/profile", unconfirmed("Company"));

    expect(at).toBe("/auth/verify-email?returnUrl=%2Fcompany%2Fprofile");
    expect(session.current()).toBeDefined();
  });

  test("lets its role in", async () => {
    const { at } = await visit("/admin/regions", tokenFor("Admin"));

    expect(at).toBe("/admin/regions");
    expect(document.querySelector("h1")?.textContent).toBe("Régions");
  });
});

test.each([
  ["/admin/company", "/admin/company/all"],
  ["/admin/tenderer", "/admin/tenderer/all"],
])("%s, which has no page, leads on to %s", async (from, to) => {
  expect((await visit(from, tokenFor("Admin"))).at).toBe(to);
});

test.each(["/company", "/tenderer"])(
  "%s sends whoever has yet to confirm the e-mail to do so, whatever the role",
  async (to) => {
    for (const role of ["Company", "Tenderer"] as const) {
      const { at, session } = await visit(to, unconfirmed(role));
      expect(at).toMatch(/^\/auth\/verify-email/);
      expect(session.current(), "still signed in").toBeDefined();
    }
  },
);

describe("the sign-in page", () => {
  test("leads somebody signed in on to where they were going", async () => {
    expect((await visit("/auth/login?returnUrl=%2Fadmin%2Fusers", tokenFor("Admin"))).at).toBe("/admin/users");
  });

  test("never leads to another site", async () => {
    const { at } = await visit("/auth/login?returnUrl=%2F%2Fevil.test", unconfirmed("Company"));
    expect(at).toBe("/auth/verify-email");
  });
});

describe("the page to confirm the e-mail", () => {
  test.each([
    ["where they were going", "/company/profile", "/company/profile"],
    ["their panel, and to no other role’s", "/admin/users", "/company"],
  ])("leads whoever has confirmed it to %s", async (_where, returnUrl, to) => {
    const address = `/auth/verify-email?returnUrl=${encodeURIComponent(returnUrl)}`;
    expect((await visit(address, tokenFor("Company"))).at).toBe(to);
  });

  test("needs nothing more in its address on the way to the panel itself", async () => {
    expect((await visit("/company", unconfirmed("Company"))).at).toBe("/auth/verify-email");
  });
});

describe.each(["tenderer", "company"])("the page to sign up as %s", (kind) => {
  test("is for nobody who is signed in", async () => {
    const address = `/auth/register/${kind}?returnUrl=%2Fcompany%2Fprofile`;
    expect((await visit(address, tokenFor("Company"))).at).toBe("/company/profile");
  });
});

test("an unknown path leads home", async () => {
  expect((await visit("/no/such/page")).at).toBe("/");
});
