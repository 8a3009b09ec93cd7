import { setupI18n } from "@lingui/core";
import type { Role } from "@metiro/shared/roles";
import { isRedirect } from "@tanstack/react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { guard, checkAccess, type Needs } from "./guards.ts";
import { createSession } from "./session.ts";
import { takeToasts } from "#page/stored-toasts.ts";
import { tokenFor } from "#test/token-for-test.ts";

const user = { id: "1", email: "a@b.ch", username: "a", firstName: "Anne", lastName: "Favre" };

function sessionOf(token: string | undefined) {
  const session = createSession(localStorage);
  if (token !== undefined) session.signIn({ ...user, token });
  return session;
}

const unconfirmed = (role: Role) => tokenFor(role, { EmailConfirmed: "false" });

beforeEach(() => localStorage.clear());

describe("who may enter", () => {
  test.each<[string, Needs, string | undefined, string]>([
    ["nobody, signed-in area", {}, undefined, "sign-in"],
    ["anybody signed in", {}, unconfirmed("Tenderer"), "pass"],
    ["a stored user with an unreadable token, signed-in area", {}, "nonsense", "pass"],
    ["nobody, admin", { role: "Admin" }, undefined, "sign-in"],
    ["an admin, admin", { role: "Admin" }, tokenFor("Admin"), "pass"],
    ["an unconfirmed admin, admin", { role: "Admin" }, unconfirmed("Admin"), "pass"],
    ["a client, admin", { role: "Admin" }, tokenFor("Tenderer"), "sign-in"],
    ["an unreadable token, admin", { role: "Admin" }, "nonsense", "sign-in"],
    ["a client, client panel", { role: "Tenderer", confirmedEmail: true }, tokenFor("Tenderer"), "pass"],
    ["an unconfirmed client", { role: "Tenderer", confirmedEmail: true }, unconfirmed("Tenderer"), "verify-email"],
    ["nobody, client panel", { role: "Tenderer", confirmedEmail: true }, undefined, "sign-in"],
    [
      "an unconfirmed company, client panel",
      { role: "Tenderer", confirmedEmail: true },
      unconfirmed("Company"),
      "verify-email",
    ],
    ["a company, company panel", { role: "Company", confirmedEmail: true }, tokenFor("Company"), "pass"],
    ["an unconfirmed admin, client panel", { role: "Tenderer", confirmedEmail: true }, unconfirmed("Admin"), "sign-in"],
    ["an admin, company panel", { role: "Company", confirmedEmail: true }, tokenFor("Admin"), "sign-in"],
  ])("%s", (_name, needs, token, verdict) => {
    expect(checkAccess(needs, sessionOf(token).current())).toBe(verdict);
  });
});

describe("a guarded route", () => {
  const enter = (token: string | undefined, needs: Needs, preload = false) => {
    const session = sessionOf(token);
    try {
      guard(needs)({
        context: { session, i18n: setupI18n({ locale: "fr", messages: { fr: {} } }) },
        location: { href: "/admin/jobs?page=2" },
        preload,
      });
      return { session, redirect: undefined };
    } catch (thrown) {
      return { session, redirect: isRedirect(thrown) ? thrown.options : thrown };
    }
  };

  test("tells on the page that follows why somebody of another role is signed out, and nobody else anything", () => {
    enter(undefined, { role: "Admin" });
    enter("nonsense", { role: "Admin" });
    enter(tokenFor("Tenderer"), { role: "Admin" }, true);
    enter(tokenFor("Tenderer", { view: true }), { role: "Admin" });
    expect(takeToasts()).toEqual([]);
    enter(tokenFor("Tenderer"), { role: "Admin" });
    expect(takeToasts()).toMatchObject([{ text: expect.stringContaining("vous avez été déconnecté") }]);
  });

  test("lets in", () => {
    expect(enter(tokenFor("Admin"), { role: "Admin" }).redirect).toBeUndefined();
  });

  test("signs out whoever has another role, and remembers the address", () => {
    const { session, redirect } = enter(tokenFor("Company"), { role: "Admin" });

    expect(redirect).toMatchObject({ to: "/auth/login", search: { returnUrl: "/admin/jobs?page=2" } });
    expect(session.current()).toBeUndefined();
  });

  test("signs nobody out because a pointer rests on a link", () => {
    const { session, redirect } = enter(tokenFor("Company"), { role: "Admin" }, true);

    expect(redirect).toMatchObject({ to: "/auth/login" });
    expect(session.current()).toBeDefined();
  });

  test("keeps the session of whoever has to confirm the e-mail", () => {
    const { session, redirect } = enter(unconfirmed("Company"), { role: "Company", confirmedEmail: true });

    expect(redirect).toMatchObject({ to: "/auth/verify-email" });
    expect(session.current()).toBeDefined();
  });
});
