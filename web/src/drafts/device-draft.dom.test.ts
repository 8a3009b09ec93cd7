import { beforeEach, expect, test } from "vitest";
import { unsentOnDevice, mergeWithAccount } from "./unsent-requests.ts";
import { allDrafts, forgetDraftsOfOthers, writeDraft, readDraft, type DraftSync } from "./device-draft.ts";

const now = Date.now();
const hours = (count: number) => now - count * 3_600_000;
const contact = { firstName: "Léa", phone: "079 555 01 42" };
const draft = { answers: { area: 4 }, service: "Peinture", street: "Rue 1" };
const keep = (sync: Partial<DraftSync>, more: object = {}) =>
  writeDraft(localStorage, "peinture", { draft: { ...draft, ...more }, sync: { at: now, ...sync } });
const kept = (user?: string) => readDraft(localStorage, "peinture", user, now);

beforeEach(() => localStorage.clear());

test("who a stranger is goes after a day, the request after a week", () => {
  keep({ at: hours(23) }, { contact });
  expect(kept()?.draft).toMatchObject({ contact });
  keep({ at: hours(25) }, { contact, codeSentTo: "lea@exemple.ch" });
  expect(kept()?.draft).toEqual(draft);
  expect(JSON.stringify(localStorage)).not.toMatch(/Léa|lea@|079/);
  keep({ at: hours(7 * 24 + 1) });
  expect(kept()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test("a draft from before there were times begins to count when somebody looks", () => {
  localStorage.setItem("draft:peinture", JSON.stringify(draft));
  expect(kept()?.sync.at).toBe(now);
  expect(readDraft(localStorage, "peinture", undefined, now + 8 * 24 * 3_600_000)).toBeUndefined();
});

test("what belongs to somebody is shown to nobody else, and goes when another person signs in", () => {
  keep({ owner: "1" });
  expect([kept(), kept("2"), kept("1")?.draft]).toEqual([undefined, undefined, draft]);
  expect(unsentOnDevice(localStorage, undefined)).toEqual([]);
  forgetDraftsOfOthers(localStorage, "1");
  expect(allDrafts(localStorage)).toHaveLength(1);
  forgetDraftsOfOthers(localStorage, "2");
  expect(allDrafts(localStorage)).toEqual([]);
  keep({});
  forgetDraftsOfOthers(localStorage, "2");
  expect(kept("2")?.draft).toEqual(draft);
});

test("what is begun here and in the account is shown once; what only the account knew is sent when it is gone there", () => {
  writeDraft(localStorage, "saved", { draft, sync: { at: now, revision: 3 } });
  writeDraft(localStorage, "typed", { draft, sync: { at: now, revision: 3, unsaved: true } });
  writeDraft(localStorage, "untold", { draft: { ...draft, answers: {} }, sync: { at: now } });
  const here = unsentOnDevice(localStorage, undefined);
  expect(here.map(({ slug }) => slug).toSorted()).toEqual(["saved", "typed"]);
  const elsewhere = { slug: "toit", name: "Toit", inAccount: true };
  const slugs = (account: (typeof elsewhere)[]) => mergeWithAccount(here, account).map(({ slug }) => slug);
  expect(slugs([elsewhere])).toEqual(["typed", "toit"]);
  expect(slugs([elsewhere, { ...elsewhere, slug: "saved" }]).toSorted()).toEqual(["saved", "toit", "typed"]);
});
