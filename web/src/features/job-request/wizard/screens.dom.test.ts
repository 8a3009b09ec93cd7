import type { Question, QuestionForm } from "@metiro/shared/sub-category/questions";
import { describe, expect, test } from "vitest";
import { faultsOn, firstOpen } from "./check.ts";
import { stepsOf } from "#form/question/request-steps.ts";
import { createRequestDraftStore, emptyRequestDraft } from "./draft/draft.ts";
import { plansScreen, screenOfField, screensOf } from "./screens.ts";
import { stepOf } from "./steps.ts";

const yesNo = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  type: "yesNo",
  label: { fr: id },
  required: true,
  ...more,
});
const formOf = (...questions: Question[]): QuestionForm => ({
  version: 1,
  steps: [{ id: "only", title: { fr: "Tout" }, questions }],
});
const ids = (form: QuestionForm, answers: Record<string, unknown> = {}) =>
  screensOf(form, { answers }, true).map(({ id }) => id);
const own = ["place", "timing", "budget", "description", "photos", "contact", "summary"];

describe("screens", () => {
  test("one for each visible question, then the request's own", () => {
    const form = formOf(yesNo("tenant"), yesNo("consent", { visibleIf: { q: "tenant", op: "eq", value: true } }));
    expect(ids(form)).toEqual(["q-tenant", ...own]);
    expect(ids(form, { tenant: true })).toEqual(["q-tenant", "q-consent", ...own]);
  });

  test("a note stands above the question that follows it, or below the last one", () => {
    const note = yesNo("note", { type: "info", required: false });
    const [first] = screensOf(formOf(note, yesNo("a")), { answers: {} }, true);
    expect(first).toMatchObject({ id: "q-a", notes: [{ id: "note" }] });
    const [only] = screensOf(formOf(yesNo("a"), note), { answers: {} }, true);
    expect(only).toMatchObject({ id: "q-a", notes: [{ id: "note" }] });
  });

  test("plans are added where photos are: on their own screen, or under the question that always asks for them", () => {
    const at = (form: QuestionForm) => plansScreen(screensOf(form, { answers: {} }, true));
    expect(at(formOf(yesNo("a")))).toBe("photos");
    const always = formOf(yesNo("a"), yesNo("pics", { type: "photos" }));
    expect(at(always)).toBe("q-pics");
    expect(screenOfField("planIds", screensOf(always, { answers: {} }, true))).toBe("q-pics");
    const sometimes = yesNo("pics", { type: "photos", visibleIf: { q: "a", op: "eq", value: true } });
    expect(at(formOf(yesNo("a"), sometimes))).toBe("photos");
  });

  test("a trade that always asks for photos does so once", () => {
    expect(ids(formOf(yesNo("pics", { type: "photos" })))).not.toContain("photos");
    const sometimes = formOf(
      yesNo("a"),
      yesNo("pics", { type: "photos", visibleIf: { q: "a", op: "eq", value: true } }),
    );
    expect(ids(sometimes)).toContain("photos");
  });

  test("going on never makes the way behind one smaller, nor the number of steps larger", () => {
    const form = formOf(yesNo("a"), yesNo("b", { visibleIf: { q: "a", op: "eq", value: true } }), yesNo("c"));
    for (const answers of [{}, { a: true }, { a: false }]) {
      const steps = screensOf(form, { answers }, true).map((screen) => stepOf(form, screen));
      const values = steps.map(({ value }) => value);
      expect(values).toEqual([...values].sort((a, b) => a - b));
      expect(new Set(steps.map(({ count }) => count))).toEqual(new Set([stepsOf(form).length]));
      expect(values.at(-1)).toBe(1);
    }
  });

  test("only a stranger is asked who it is, and then for all that an account needs", () => {
    const form = formOf(yesNo("a"));
    expect(screensOf(form, { answers: {} }, false).map(({ id }) => id)).not.toContain("contact");
    const contact = { kind: "contact", id: "contact" } as const;
    expect(Object.keys(faultsOn(contact, emptyRequestDraft()))).toEqual(
      expect.arrayContaining(["contact.firstName", "contact.lastName", "contact.email"]),
    );
    const known = { ...emptyRequestDraft(), contact: { firstName: "Anna", lastName: "Rey", email: "anna@exemple.ch" } };
    expect(faultsOn(contact, known)).toEqual({});
    expect(Object.keys(faultsOn(contact, { ...known, password: "short" }))).toEqual(["password"]);
    expect(Object.keys(faultsOn(contact, { ...known, password: "anna@exemple.ch!" }))).toEqual(["password"]);
  });

  test("nobody gets beyond the first screen that is not done", () => {
    const form = formOf(yesNo("a"), yesNo("b"));
    const draft = { ...emptyRequestDraft(), answers: { a: true } };
    expect(firstOpen(screensOf(form, draft, true), draft)?.id).toBe("q-b");
  });

  test.each([
    ["answers.surface", "q-surface"],
    ["answers.photos.0", "q-photos"],
    ["startDate", "timing"],
    ["subregionId", "place"],
    ["title", "description"],
    ["root", "summary"],
  ])("the error of %s is shown on %s", (path, screen) => {
    expect(screenOfField(path, screensOf(formOf(), { answers: {} }, true))).toBe(screen);
  });
});

describe("drafts", () => {
  const nobody = () => undefined;

  test("a password never gets onto the device", () => {
    createRequestDraftStore(localStorage, nobody).write(
      "peinture",
      { ...emptyRequestDraft(), password: "secret words" },
      "1",
    );
    expect(localStorage.getItem("draft:peinture")).not.toContain("secret words");
  });

  test("survive a reload", () => {
    const draft = { ...emptyRequestDraft(), title: "Peindre le salon" };
    createRequestDraftStore(localStorage, nobody).write("peinture", draft, "1");
    expect(createRequestDraftStore(localStorage, nobody).read("peinture")).toEqual(draft);
  });

  test.each(["{", "null", "[]", '{"answers":null,"idempotencyKey":"x"}'])("what is not one (%s) is none", (text) => {
    localStorage.setItem("draft:x", text);
    expect(createRequestDraftStore(localStorage, nobody).read("x")).toBeUndefined();
  });

  test("a forbidden storage is no error", () => {
    const store = createRequestDraftStore(undefined, nobody);
    expect(store.write("x", emptyRequestDraft(), "1")).toBe(false);
    expect(store.read("x")).toBeUndefined();
  });
});
