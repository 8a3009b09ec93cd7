import { beforeEach, expect, test, vi } from "vitest";
import { tokenFor } from "#test/token-for-test.ts";
import { createBrowserSession } from "./browser.ts";
import { beginView, leaveView, viewedFrom } from "./viewing.ts";

const admin = { id: "1", email: "a@b.ch", username: "a", firstName: "Ada", lastName: "Favre" };
const client = { ...admin, id: "2", firstName: "Zoé" };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem("token", tokenFor("Admin"));
  localStorage.setItem("currentUser", JSON.stringify(admin));
});

test("a tab shows somebody's panel while every other one stays the admin's; leaving it signs nobody out", () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  beginView({ token: tokenFor("Tenderer", { view: true }), user: client, back: "/admin/users/2" });
  const session = createBrowserSession(vi.fn());
  expect(session.current()).toMatchObject({ user: { id: "2" }, claims: { role: "Tenderer", viewing: true } });
  for (const leave of [session.expire, session.end, leaveView]) {
    leave();
    expect(viewedFrom()).toBeUndefined();
    expect([sessionStorage.length, localStorage.getItem("token")]).toEqual([0, tokenFor("Admin")]);
  }
  expect(reload).toHaveBeenCalledTimes(3);
  vi.unstubAllGlobals();
  expect(createBrowserSession(vi.fn()).current()).toMatchObject({ user: { id: "1" }, claims: { role: "Admin" } });
});
