import { beforeEach, expect, test, vi } from "vitest";
import { createBrowserSession } from "./browser.ts";
import { recent } from "./device/recent.ts";
import { tokenFor } from "#test/token-for-test.ts";

const user = { id: "1", email: "a@b.ch", username: "a", firstName: "Anne", lastName: "Favre" };

/** A page that is open for somebody who is signed in. */
function openPage() {
  localStorage.setItem("token", tokenFor("Tenderer"));
  localStorage.setItem("currentUser", JSON.stringify(user));
  recent.add(user.id, { kind: "request", id: "r", label: "Chambre de Léa" });
  sessionStorage.setItem("state", JSON.stringify({ pathname: "/tenderer", state: { name: "Léa" } }));
  const onAnotherPerson = vi.fn();
  return { session: createBrowserSession(onAnotherPerson), onAnotherPerson };
}

const comesBack = () => {
  const event = new Event("pageshow");
  window.dispatchEvent(Object.assign(event, { persisted: true }));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.style.visibility = "";
});

test("a page of the same person comes back as it was", () => {
  const { onAnotherPerson } = openPage();
  window.dispatchEvent(new Event("pagehide"));
  expect(document.documentElement.style.visibility).toBe("");
  comesBack();
  expect(onAnotherPerson).not.toHaveBeenCalled();
  expect(sessionStorage.getItem("recent")).toContain("Léa");
});

test("a page that its person has left signed out goes unseen, and is loaded anew when it comes back", () => {
  const { session, onAnotherPerson } = openPage();
  session.end();
  window.dispatchEvent(new Event("pagehide"));
  expect(document.documentElement.style.visibility).toBe("hidden");
  comesBack();
  expect(onAnotherPerson).toHaveBeenCalledOnce();
});

test("so it is when the person went in another tab, or another one came, while the browser kept the page", () => {
  const { onAnotherPerson } = openPage();
  window.dispatchEvent(new Event("pagehide"));
  localStorage.setItem("currentUser", JSON.stringify({ ...user, id: "2" }));
  comesBack();
  expect(onAnotherPerson).toHaveBeenCalledOnce();
});

test("who signs out in one tab leaves nothing in another one", () => {
  const { onAnotherPerson } = openPage();
  const token = localStorage.getItem("token");
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: "token", oldValue: token, newValue: null }));
  expect(onAnotherPerson).toHaveBeenCalledOnce();
  expect(Object.keys(sessionStorage)).toEqual([]);
});
