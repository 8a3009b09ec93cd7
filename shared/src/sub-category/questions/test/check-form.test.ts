import { describe, expect, test } from "vitest";
import { fieldViolationsOf } from "../../../errors/field-error.ts";
import { faultlessForm, formFaults } from "../form-check/check-form.ts";
import { bathroom } from "./fixture.ts";
import { questionForm, type Question, type QuestionForm } from "../form/form.ts";

const label = { fr: "Question" };
const options = [
  { value: "a", label },
  { value: "b", label },
];
const step = (id: string, ...questions: (Partial<Question> & { id: string })[]) => ({
  id,
  title: { fr: "Étape" },
  questions: questions.map((rest) => Object.assign({ type: "shortText" as const, label, required: false }, rest)),
});
const form = (...steps: QuestionForm["steps"]): QuestionForm => ({ version: 1, steps });
const faults = (...steps: QuestionForm["steps"]) =>
  formFaults(form(...steps)).map(({ path, rule, ...params }) => [path.join("."), rule, params]);

test("a sound form has none", () => {
  expect(formFaults(bathroom)).toEqual([]);
  expect(faultlessForm.parse(bathroom)).toEqual(bathroom);
});

describe("ids", () => {
  test("doubled steps and questions, wherever they stand", () => {
    expect(faults(step("s", { id: "a" }, { id: "a" }), step("s", { id: "a" }))).toEqual([
      ["steps.0.questions.1.id", "duplicateId", { id: "a" }],
      ["steps.1.id", "duplicateId", { id: "s" }],
      ["steps.1.questions.0.id", "duplicateId", { id: "a" }],
    ]);
  });

  test("a step and a question may share one", () => {
    expect(faults(step("a", { id: "a" }))).toEqual([]);
  });
});

describe("French", () => {
  test("is missing from title, label, help and option", () => {
    const blank = { fr: "" };
    const asked = {
      id: "q",
      type: "singleChoice" as const,
      label: blank,
      help: { fr: "", en: "Help" },
      options: [{ value: "a", label: blank }],
    };
    expect(faults({ ...step("s", asked), title: { fr: "", en: "Title" } })).toEqual([
      ["steps.0.title.fr", "frenchMissing", {}],
      ["steps.0.questions.0.label.fr", "frenchMissing", {}],
      ["steps.0.questions.0.help.fr", "frenchMissing", {}],
      ["steps.0.questions.0.options.0.label.fr", "frenchMissing", {}],
    ]);
  });

  test("is not missing from a help that says nothing", () => {
    expect(faults(step("s", { id: "q", help: { fr: "", en: "" } }))).toEqual([]);
  });

  test("left out altogether is the same fault", () => {
    const parsed = faultlessForm.safeParse(form({ ...step("s"), title: { en: "Title" } as never }));
    expect(fieldViolationsOf(parsed.error?.issues ?? [], ["questions"])).toEqual({
      "questions.steps.0.title.fr": [{ rule: "frenchMissing" }],
    });
  });
});

describe("options", () => {
  test.each(["singleChoice", "multiChoice"] as const)("%s without any", (type) => {
    const missing = [["steps.0.questions.0.options", "optionsMissing", {}]];
    expect(faults(step("s", { id: "q", type }))).toEqual(missing);
    expect(faults(step("s", { id: "q", type, options: [] }))).toEqual(missing);
  });

  test("doubled", () => {
    const doubled = [...options, ...options.slice(0, 1)];
    expect(faults(step("s", { id: "q", type: "multiChoice", options: doubled }))).toEqual([
      ["steps.0.questions.0.options.2.value", "duplicateOption", { value: "a" }],
    ]);
  });
});

describe("references", () => {
  const asks = (q: string) => ({ visibleIf: { q, op: "answered" as const } });

  test("to itself, a later or an unknown question", () => {
    expect(faults(step("s", { id: "a", ...asks("a") }, { id: "b", ...asks("c") }, { id: "c", ...asks("d") }))).toEqual([
      ["steps.0.questions.0.visibleIf", "referenceLater", { q: "a" }],
      ["steps.0.questions.1.visibleIf", "referenceLater", { q: "c" }],
      ["steps.0.questions.2.visibleIf", "referenceUnknown", { q: "d" }],
    ]);
  });

  test("of a step to its own questions", () => {
    expect(faults({ ...step("s", { id: "a" }), ...asks("a") })).toEqual([
      ["steps.0.visibleIf", "referenceLater", { q: "a" }],
    ]);
  });

  test("deep inside", () => {
    const visibleIf = {
      all: [
        {
          not: {
            any: [
              { q: "a", op: "answered" as const },
              { q: "x", op: "empty" as const },
            ],
          },
        },
      ],
    };
    expect(faults(step("s", { id: "a" }, { id: "b", visibleIf }))).toEqual([
      ["steps.0.questions.1.visibleIf.all.0.not.any.1", "referenceUnknown", { q: "x" }],
    ]);
  });
});

describe("comparisons", () => {
  const compared = (asked: Partial<Question>, op: string, value?: unknown) =>
    faults(step("s", { id: "a", ...asked }, { id: "b", visibleIf: { q: "a", op, value } as never })).map(
      ([, rule]) => rule,
    );
  const choice = { type: "singleChoice", options } as const;

  test.each<[Partial<Question>, string, unknown]>([
    [choice, "eq", "a"],
    [choice, "in", ["a", "b"]],
    [{ type: "multiChoice", options }, "contains", "b"],
    [{ type: "yesNo" }, "eq", false],
    [{ type: "integer" }, "gte", 0],
    [{ type: "money" }, "lt", 10_000],
    [{ type: "date" }, "gt", "2026-06-15"],
    [{ type: "shortText" }, "notIn", ["x"]],
    [{ type: "photos" }, "answered", undefined],
    [{ type: "address" }, "empty", undefined],
  ])("%j %s %j fits", (asked, op, value) => {
    expect(compared(asked, op, value)).toEqual([]);
  });

  test.each<[Partial<Question>, string, unknown]>([
    [choice, "contains", "a"],
    [choice, "gt", "a"],
    [{ type: "multiChoice", options }, "eq", "a"],
    [{ type: "yesNo" }, "lt", true],
    [{ type: "address" }, "eq", "1003"],
    [{ type: "info" }, "answered", undefined],
  ])("%j cannot be asked %s", (asked, op, value) => {
    expect(compared(asked, op, value)).toEqual(["operatorUnfit"]);
  });

  test.each<[Partial<Question>, string, unknown]>([
    [choice, "eq", "c"],
    [choice, "eq", undefined],
    [choice, "eq", ["a"]],
    [choice, "in", "a"],
    [choice, "in", []],
    [choice, "in", ["a", "c"]],
    [{ type: "multiChoice", options }, "contains", ["a"]],
    [{ type: "yesNo" }, "eq", "true"],
    [{ type: "integer" }, "gt", "0"],
    [{ type: "date" }, "gt", "today"],
    [{ type: "date" }, "eq", 2026],
    [{ type: "shortText" }, "eq", 1],
  ])("%j %s %j does not fit", (asked, op, value) => {
    expect(compared(asked, op, value)).toEqual(["valueUnfit"]);
  });
});

describe("bounds the wrong way round", () => {
  test.each<[Question["validation"], string, object]>([
    [{ min: 2, max: 1 }, "max", { lower: 2, upper: 1 }],
    [{ minLength: 9, maxLength: 8 }, "maxLength", { lower: 9, upper: 8 }],
    [{ minDate: "2026-01-02", maxDate: "2026-01-01" }, "maxDate", { lower: "2026-01-02", upper: "2026-01-01" }],
    [{ minLength: 400 }, "maxLength", { lower: 400, upper: 300 }],
    [{ minDate: "+2m", maxDate: "today" }, "maxDate", { lower: "+2m", upper: "today" }],
    [{ minDate: "+12m", maxDate: "+2m" }, "maxDate", { lower: "+12m", upper: "+2m" }],
  ])("%j", (validation, at, params) => {
    expect(faults(step("s", { id: "q", validation }))).toEqual([
      [`steps.0.questions.0.validation.${at}`, "boundsReversed", params],
    ]);
  });

  test.each<Question["validation"]>([
    { min: 1, max: 1 },
    { minLength: 0, maxLength: 1 },
    { minDate: "today", maxDate: "+12m" },
    { minDate: "+1m", maxDate: "2026-01-01" },
    { maxDate: "2026-01-01" },
  ])("%j is in order", (validation) => {
    expect(faults(step("s", { id: "q", validation }))).toEqual([]);
  });
});

describe("defaults", () => {
  test.each<[Partial<Question>, string]>([
    [{ type: "yesNo", default: "yes" }, "wrongType"],
    [{ type: "integer", default: 9, validation: { max: 8 } }, "tooBig"],
    [{ type: "singleChoice", options, default: "c" }, "unknownOption"],
    [{ type: "date", default: "2026-01-01" }, "notAnswerable"],
    [{ type: "photos", default: [] }, "notAnswerable"],
    [{ type: "info", default: "x" }, "notAnswerable"],
  ])("%j", (asked, reason) => {
    expect(faults(step("s", { id: "q", ...asked }))).toEqual([
      ["steps.0.questions.0.default", "defaultInvalid", { reason }],
    ]);
  });

  test.each<Partial<Question>>([
    { type: "yesNo", default: true },
    { type: "multiChoice", options, default: ["a"] },
    { type: "number", default: null, required: true },
    { type: "shortText", default: "", required: true },
  ])("%j is one", (asked) => {
    expect(faults(step("s", { id: "q", ...asked }))).toEqual([]);
  });
});

test("too many questions in all", () => {
  const thirty = (at: string) => step(at, ...Array.from({ length: 31 }, (_, index) => ({ id: `${at}${index}` })));
  expect(faults(thirty("a"), thirty("b"))).toEqual([["steps", "tooManyQuestions", { max: 60 }]]);
});

test("every fault of a form is reported at once", () => {
  const bad = form(step("s", { id: "q", label: { fr: " " } }), step("s", { id: "q", type: "singleChoice" }));
  expect(Object.keys(fieldViolationsOf(faultlessForm.safeParse(bad).error?.issues ?? []))).toEqual([
    "steps.0.questions.0.label.fr",
    "steps.1.id",
    "steps.1.questions.0.id",
    "steps.1.questions.0.options",
  ]);
});

describe("the shape", () => {
  const withQuestion = (rest: object) => ({ ...form(), steps: [step("s", { id: "q", ...rest })] });

  test("an empty form is one", () => {
    expect(questionForm.safeParse(form()).success).toBe(true);
  });

  test.each([
    ["another version", { version: 2, steps: [] }],
    ["21 steps", form(...Array.from({ length: 21 }, (_, index) => step(`s${index}`)))],
    ["a long label", withQuestion({ label: { fr: "x".repeat(301) } })],
    ["51 options", withQuestion({ options: Array.from({ length: 51 }, (_, index) => ({ value: `${index}`, label })) })],
    ["an unknown type", withQuestion({ type: "email" })],
    ["an id that is no name", withQuestion({ id: "a.b" })],
    ["an inherited id", withQuestion({ id: "constructor" })],
    ["an option value of nothing", withQuestion({ options: [{ value: "", label }] })],
    ["a step of nothing", withQuestion({ validation: { step: 0 } })],
    ["a step too fine to count", withQuestion({ validation: { step: 0.000_000_1 } })],
    ["a bound too far", withQuestion({ validation: { max: 1e10 } })],
    ["a day that does not exist", withQuestion({ validation: { minDate: "2026-02-30" } })],
    ["a day in words", withQuestion({ validation: { minDate: "+2w" } })],
    ["no files", withQuestion({ validation: { maxFiles: 0 } })],
  ])("refuses %s", (_name, value) => {
    expect(questionForm.safeParse(value).success).toBe(false);
  });

  test("drops what it does not know, patterns included", () => {
    const known = withQuestion({ validation: { min: 1 } });
    expect(questionForm.parse(withQuestion({ colour: "red", validation: { min: 1, pattern: "(a+)+" } }))).toEqual(
      known,
    );
  });
});
