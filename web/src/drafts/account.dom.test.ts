import type { DraftContent, RequestDraft } from "@metiro/shared/request-draft/schema";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { sendDocument } from "#api/send-document.ts";
import { sendImage } from "#api/send-image.ts";
import { handOver, keepMine, meetAccount, type DraftLocation, saveDraft } from "./account.ts";
import { keepPhoto } from "./device-photos.ts";
import { writeDraft, readDraft, type DraftSync } from "./device-draft.ts";
import { addSeenPhotos, seenPhoto } from "./seen-photos.ts";

vi.mock("#api/send-image.ts", () => ({ sendImage: vi.fn() }));
vi.mock("#api/send-document.ts", () => ({ sendDocument: vi.fn() }));

const draft = {
  answers: { area: 4, from: { street: null, locality: "Morges" } },
  title: "Peindre",
  idempotencyKey: "k1",
  contact: { email: "lea@exemple.ch" },
  acceptConditions: true,
  codeSentTo: "lea@exemple.ch",
};
const content: DraftContent = {
  answers: { area: 4, from: { locality: "Morges" } },
  title: "Peindre",
  idempotencyKey: "k1",
};
const theirs = (revision: number, more: Partial<DraftContent> = {}): RequestDraft => ({
  subcategory: { id: "s1", categoryId: "c1", name: "Peinture", slug: "peinture", translations: {} },
  revision,
  updatedAt: "2026-06-15T08:00:00.000Z",
  content: { ...content, ...more },
  photos: [],
  plans: [],
});

const list = vi.fn<() => Promise<RequestDraft[]>>();
const get = vi.fn<() => Promise<RequestDraft>>();
const save = vi.fn<(input: { baseRevision: number; content: DraftContent }) => Promise<RequestDraft>>();
const client = {
  requestDraft: { list: { query: list }, get: { query: get }, save: { mutate: save } },
} as unknown as DraftLocation["client"];
const place: DraftLocation = {
  client,
  storage: localStorage,
  slug: "peinture",
  subcategoryId: "s1",
  owner: "u1",
  token: "t1",
};

const keep = (sync: Partial<DraftSync> = {}, more: object = {}) =>
  writeDraft(localStorage, "peinture", { draft: { ...draft, ...more }, sync: { at: Date.now(), ...sync } });
const sync = () => readDraft(localStorage, "peinture", "u1")?.sync;
const refusal = (code: string) => Object.assign(new Error(code), { data: { problem: { code } } });
const bases = () => save.mock.calls.map(([{ baseRevision }]) => baseRevision);

beforeEach(() => {
  localStorage.clear();
  for (const call of [list, get, save]) call.mockReset();
  vi.mocked(sendImage).mockReset();
  list.mockResolvedValue([]);
});

test("nothing that says who a stranger is leaves the device", async () => {
  keep({ unsaved: true });
  save.mockResolvedValue(theirs(1));
  await saveDraft(place);
  expect(save.mock.calls[0]?.[0].content).toEqual(content);
});

describe("photos", () => {
  const [here, there] = ["0198a000-0000-7000-8000-000000000001", "0198a000-0000-7000-8000-000000000002"];

  test("go to the account with the draft, which names them as the account does", async () => {
    await keepPhoto(here, { name: "a.jpg", blob: new Blob(["x"], { type: "image/jpeg" }) });
    vi.mocked(sendImage).mockResolvedValueOnce({ id: there, url: "", width: 1, height: 1 });
    keep({ unsaved: true }, { photoIds: [here] });
    save.mockResolvedValue(theirs(1));
    expect(await saveDraft(place)).toEqual({ is: "same" });
    const sent = { ...content, photoIds: [there], knownPhotos: [there] };
    expect(save.mock.calls[0]?.[0].content).toEqual(sent);
    expect(readDraft(localStorage, "peinture", "u1")?.draft["photoIds"]).toEqual([here]);

    // The account's own words for the same draft are no news.
    list.mockResolvedValue([theirs(2)]);
    get.mockResolvedValue(theirs(2, sent));
    expect(await meetAccount(place)).toEqual({ is: "same" });
    expect(sendImage).toHaveBeenCalledOnce();
  });

  test("that cannot be sent now hold the rest of the draft up for nothing, and are tried again", async () => {
    await keepPhoto(here, { name: "a.jpg", blob: new Blob(["x"], { type: "image/jpeg" }) });
    vi.mocked(sendImage).mockRejectedValueOnce(new Error("offline"));
    keep({ unsaved: true }, { photoIds: [here] });
    save.mockResolvedValue(theirs(1));
    expect(await saveDraft(place)).toEqual({ is: "later" });
    expect(save.mock.calls[0]?.[0].content).toMatchObject({ title: "Peindre", photoIds: [] });
    expect(sync()).toMatchObject({ revision: 1, unsaved: true });
  });

  test("plans go as documents; one that is refused says so, holds up no other, and is not sent again", async () => {
    const pdf = new Blob(["%PDF-"], { type: "application/pdf" });
    const [bad, good] = ["0198a000-0000-7000-8000-000000000003", "0198a000-0000-7000-8000-000000000004"];
    await keepPhoto(bad, { name: "piège.pdf", blob: pdf });
    await keepPhoto(good, { name: "plan.pdf", blob: pdf });
    addSeenPhotos([{ id: bad, url: "", name: "piège.pdf" }]);
    const problem = { status: 400, code: "VALIDATION_FAILED", errors: { file: ["Ce PDF contient des scripts."] } };
    vi.mocked(sendDocument).mockRejectedValueOnce(Object.assign(new Error("refused"), { data: { problem } }));
    const stored = { id: there, name: "plan.pdf", kind: "pdf", bytes: 5, pages: 1, createdAt: "", url: "" } as const;
    vi.mocked(sendDocument).mockResolvedValueOnce(stored);
    keep({ unsaved: true }, { planIds: [bad, good] });
    save.mockResolvedValue(theirs(1));
    expect(await saveDraft(place)).toEqual({ is: "later" });
    expect(save.mock.calls[0]?.[0].content).toMatchObject({ planIds: [there], knownPhotos: [there] });
    expect(seenPhoto(bad)).toMatchObject({ error: "Ce PDF contient des scripts." });
    await saveDraft(place);
    expect(sendDocument).toHaveBeenCalledTimes(2);
  });
});

test("what a stranger began becomes the account's", async () => {
  keep({ unsaved: true });
  save.mockResolvedValue(theirs(1));
  expect(await meetAccount(place)).toEqual({ is: "same" });
  expect(save).toHaveBeenCalledWith({ subcategoryId: "s1", baseRevision: 0, content }, expect.anything());
  expect(sync()).toMatchObject({ owner: "u1", subcategoryId: "s1", revision: 1, unsaved: false });
  expect(await saveDraft(place)).toEqual({ is: "same" });
  expect(save).toHaveBeenCalledOnce();
});

test("another device shows the account's, and so does this one when nothing is lost by it", async () => {
  list.mockResolvedValue([theirs(4)]);
  get.mockResolvedValue(theirs(4, { title: "Plus loin" }));
  expect(await meetAccount(place)).toMatchObject({ is: "newer", takes: true });
  keep({ revision: 3, unsaved: false });
  expect(await meetAccount(place)).toMatchObject({ is: "newer", takes: true });
});

test("where both sides have something of their own the reader chooses, and nothing is overwritten before", async () => {
  list.mockResolvedValue([theirs(4)]);
  get.mockResolvedValue(theirs(4, { title: "Plus loin" }));
  keep({ revision: 3, unsaved: true });
  const outcome = await meetAccount(place);
  expect(outcome).toMatchObject({ is: "newer", takes: false });
  save.mockRejectedValueOnce(refusal("REVISION_CONFLICT"));
  expect(await saveDraft(place)).toMatchObject({ is: "newer", takes: false });
  save.mockResolvedValue(theirs(5));
  expect(await keepMine(place, theirs(4))).toEqual({ is: "same" });
  expect(bases()).toEqual([3, 4]);
  expect(sync()).toMatchObject({ revision: 5, unsaved: false });
});

test("nobody is asked about two drafts that say the same", async () => {
  list.mockResolvedValue([theirs(4)]);
  get.mockResolvedValue(theirs(4, { idempotencyKey: "other" }));
  keep({ unsaved: true });
  expect(await meetAccount(place)).toEqual({ is: "same" });
  expect(sync()).toMatchObject({ revision: 4, unsaved: false });
});

test("what was sent elsewhere goes here as well", async () => {
  keep({ revision: 3, unsaved: false });
  expect(await meetAccount(place)).toEqual({ is: "gone" });
  expect(sync()).toBeUndefined();
  keep({ revision: 3, unsaved: true });
  save.mockRejectedValue(refusal("IDEMPOTENCY_KEY_REUSED"));
  expect(await saveDraft(place)).toEqual({ is: "gone" });
  expect(sync()).toBeUndefined();
});

test("what was thrown away elsewhere while something was typed here is begun anew", async () => {
  keep({ revision: 3, unsaved: true });
  save.mockRejectedValueOnce(refusal("NOT_FOUND")).mockResolvedValue(theirs(1));
  expect(await saveDraft(place)).toEqual({ is: "same" });
  expect(bases()).toEqual([3, 0]);
});

test("without a line everything stays here, and what is typed during a save is still unsaved", async () => {
  keep({ unsaved: true });
  save.mockRejectedValueOnce(new TypeError("offline"));
  expect(await saveDraft(place)).toEqual({ is: "later" });
  expect(sync()).toMatchObject({ unsaved: true });
  save.mockImplementation(() => {
    keep({ unsaved: true, at: Date.now() + 1_000 }, { title: "Peindre tout" });
    return Promise.resolve(theirs(1));
  });
  await saveDraft(place);
  expect(sync()).toMatchObject({ revision: 1, unsaved: true });
});

test("all that was begun on a device is handed over", async () => {
  keep({ subcategoryId: "s1", unsaved: true });
  writeDraft(localStorage, "toit", {
    draft,
    sync: { at: Date.now(), owner: "u2", subcategoryId: "s2", unsaved: true },
  });
  save.mockResolvedValue(theirs(1));
  await handOver({ client, storage: localStorage, owner: "u1", token: "t1" });
  expect(save).toHaveBeenCalledOnce();
});
