import { beforeEach, describe, expect, test, vi } from "vitest";
import { concernsSession, createSession } from "./session.ts";
import { tokenFor } from "#test/token-for-test.ts";

const user = { id: "1", email: "a@b.ch", username: "a", firstName: "Anne", lastName: "Favre" };
const stored = () => Object.fromEntries(Object.entries(localStorage));

describe("the session", () => {
  beforeEach(() => localStorage.clear());

  test("is kept under the two keys of the specification, and read again by the next page", () => {
    const token = tokenFor("Tenderer");
    createSession(localStorage).signIn({ ...user, token });

    expect(stored()).toEqual({ token, currentUser: JSON.stringify(user) });
    expect(createSession(localStorage).current()).toEqual({
      user,
      token,
      claims: { role: "Tenderer", emailConfirmed: true, profileCompleted: true },
    });
  });

  test("ends in storage and in memory, and says so once", () => {
    const session = createSession(localStorage);
    session.signIn({ ...user, token: tokenFor("Admin") });
    const heard = vi.fn();
    session.subscribe(heard);

    session.end();

    expect(stored()).toEqual({});
    expect(session.current()).toBeUndefined();
    expect(heard).toHaveBeenCalledOnce();
  });

  const left = { "draft:peinture": "{}", "answer:7:9": "{}", "unsent:1:talk": "{}", "columns:1:users": "{}" };
  const leave = () => Object.entries(left).forEach(([key, value]) => localStorage.setItem(key, value));

  test("takes what the person left on the device along, but how panels and lists look and which hints were put away", () => {
    const session = createSession(localStorage);
    session.signIn({ ...user, token: tokenFor("Tenderer") });
    leave();
    const looks = { layout: '{"mode":"dark"}', "profile-reminder:1": "true" };
    Object.entries(looks).forEach(([key, value]) => localStorage.setItem(key, value));
    localStorage.setItem("layouts-of-somebody", "{}");
    sessionStorage.setItem("recent", "{}");
    session.end();

    expect(stored()).toEqual({ "columns:1:users": "{}", ...looks });
    expect(sessionStorage.getItem("recent")).toBeNull();
  });

  test("that runs out leaves what was begun, for the same person", () => {
    const session = createSession(localStorage);
    session.signIn({ ...user, token: tokenFor("Tenderer") });
    leave();
    localStorage.setItem("draft:peinture", JSON.stringify({ answers: {}, sync: { owner: "1", at: Date.now() } }));
    session.expire();
    expect(Object.keys(stored()).toSorted()).toEqual([
      "answer:7:9",
      "columns:1:users",
      "draft:peinture",
      "left-by",
      "unsent:1:talk",
    ]);

    session.signIn({ ...user, token: tokenFor("Tenderer") });
    expect(stored()).toHaveProperty("draft:peinture");
    session.expire();
    session.signIn({ ...user, id: "2", token: tokenFor("Tenderer") });
    expect(stored()).not.toHaveProperty("draft:peinture");
  });

  test("that runs out leaves on the device only what is nowhere else, until another person signs in", () => {
    const session = createSession(localStorage);
    session.signIn({ ...user, token: tokenFor("Admin") });
    const sync = { owner: "1", at: Date.now(), revision: 3 };
    localStorage.setItem("draft:saved", JSON.stringify({ street: "Avenue de Cour 38", sync }));
    localStorage.setItem("draft:typed", JSON.stringify({ sync: { ...sync, unsaved: true } }));
    localStorage.setItem("post-backup:7:tab", "{}");
    session.expire();
    expect(Object.keys(stored()).toSorted()).toEqual(["draft:typed", "left-by", "post-backup:7:tab"]);

    session.signIn({ ...user, token: tokenFor("Admin") });
    expect(stored()).toHaveProperty("post-backup:7:tab");
    session.expire();
    session.signIn({ ...user, id: "2", token: tokenFor("Admin") });
    expect(Object.keys(stored()).toSorted()).toEqual(["currentUser", "token"]);

    localStorage.setItem("form-draft:2:peinture", "{}");
    localStorage.setItem("post-backup:7:tab", "{}");
    session.end();
    expect(stored()).toEqual({});
  });

  test("leaves what a stranger began, through a guard's refusal and the sign-in", () => {
    leave();
    const session = createSession(localStorage);
    session.end();
    session.signIn({ ...user, token: tokenFor("Tenderer") });

    expect(stored()).toMatchObject(left);
  });

  test("of another person finds nothing of the one before", () => {
    const session = createSession(localStorage);
    session.signIn({ ...user, token: tokenFor("Tenderer") });
    leave();
    session.signIn({ ...user, id: "2", token: tokenFor("Company") });

    expect(stored()).not.toHaveProperty("draft:peinture");
    expect(session.current()?.user.id).toBe("2");
  });

  test("takes another token for the same person", () => {
    const session = createSession(localStorage);
    session.signIn({ ...user, token: tokenFor("Company", { EmailConfirmed: "false" }) });
    session.replaceToken(tokenFor("Company"));

    expect(session.current()).toMatchObject({ user, claims: { emailConfirmed: true } });
  });

  test("takes no token while nobody is signed in", () => {
    const session = createSession(localStorage);
    session.replaceToken(tokenFor("Admin"));

    expect(session.current()).toBeUndefined();
    expect(stored()).toEqual({});
  });

  test("follows another tab that signs out", () => {
    const session = createSession(localStorage);
    session.signIn({ ...user, token: tokenFor("Admin") });
    localStorage.clear();
    session.refresh();

    expect(session.current()).toBeUndefined();
  });

  test.each(["", "null", "{", "[]", '"Anne"', "{}"])("reads nobody from %j", (currentUser) => {
    localStorage.setItem("currentUser", currentUser);
    localStorage.setItem("token", tokenFor("Admin"));

    expect(createSession(localStorage).current()).toBeUndefined();
  });

  test("is nobody's where there is no storage", () => {
    expect(createSession().current()).toBeUndefined();
  });
});

describe("what a token says", () => {
  beforeEach(() => localStorage.clear());

  const claimsFor = (token: string) => {
    const session = createSession(localStorage);
    session.signIn({ ...user, token });
    return session.current()?.claims;
  };

  test.each([
    ["true", true],
    ["True", true],
    [true, true],
    ["false", false],
    [undefined, false],
    ["yes", false],
  ])("an EmailConfirmed of %j is %j", (EmailConfirmed, emailConfirmed) => {
    expect(claimsFor(tokenFor("Company", { EmailConfirmed }))).toMatchObject({ role: "Company", emailConfirmed });
  });

  test.each(["", "nonsense", "a.b.c", tokenFor("Root" as "Admin")])("%j gives no role", (token) => {
    expect(claimsFor(token)).toBeUndefined();
  });
});

test("only changes of the session's own keys concern it", () => {
  const concerned = (key: string | null) => concernsSession(new StorageEvent("storage", { key }));
  expect([null, "token", "currentUser", "lang"].map(concerned)).toEqual([true, true, true, false]);
});
