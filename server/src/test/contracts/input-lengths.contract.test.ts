import { expect, test } from "vitest";
import type { z } from "zod";
import { inputWith, texts, walked } from "../surface/all-texts.ts";
import { cpuOf, hostileLength, hostileTexts, maxCpuMs } from "../surface/hostile-texts.ts";
import type { TextIn } from "../surface/strings-in.ts";

/** Characters of the largest body. */
const bodyLength = 1_048_576;

/** What takes any JSON, and is checked by what is named here. */
const checkedElsewhere: Record<string, string> = {
  "jobRequest.create answers{}": "checkAnswers (shared), hostile texts in check-answer.test.ts",
  "jobRequest.update answers{}": "checkAnswers (shared), as when it is created",
  "applicationConfig.update value": "configKeys, walked below",
  "subCategory.updateQuestions questions.steps[].questions[].default": "checkAnswer (shared), as an answer",
  "subCategory.saveFormDraft form.steps[].questions[].default": "by the length of the whole form; publishing checks it",
};

/** Stands for a text of which no more than its length may be looked at. */
const unread = new Proxy<{ length: number }>(
  { length: bodyLength },
  {
    get(target, property) {
      if (property === "length") return target.length;
      throw new Error(`${String(property)} of a text that is too long was asked for`);
    },
  },
);

/** The checks of a text in the order in which they are made; a format (`z.guid()`) is its own first one. */
const checksOf = (schema: TextIn["schema"]) => {
  const { checks = [] } = schema._zod.def;
  return schema._zod.traits.has("$ZodCheck") ? [schema as unknown as z.core.$ZodCheck<string>, ...checks] : checks;
};

/** Whether the first thing that is asked of a text is its length, and the last when that is too much. */
function stopsFirst(schema: TextIn["schema"]): boolean {
  const [first] = checksOf(schema);
  if (!first) return false;
  const payload: z.core.ParsePayload = { value: unread, issues: [] };
  try {
    void (first._zod.check as (given: z.core.ParsePayload) => unknown)(payload);
  } catch {
    return false;
  }
  return payload.issues.length > 0 && payload.issues.every((issue) => issue.continue === false);
}

test("the texts of every call are found", () => {
  expect(texts.length).toBeGreaterThan(175);
});

test("what takes any JSON is checked by somebody", () => {
  const open = walked.flatMap(({ name, open: all }) => all.map((at) => `${name} ${at}`));
  expect(open.filter((place) => !(place in checkedElsewhere))).toEqual([]);
});

test("every text has a length that stops it before anything else looks at it", () => {
  const read = texts.filter(({ schema }) => !stopsFirst(schema)).map(({ name }) => name);
  expect([...new Set(read)]).toEqual([]);
});

/** The longest text that a schema lets through to what reads it. */
const mostOf = ({ _zod }: TextIn["schema"]) => Math.min(_zod.bag.maximum ?? hostileLength, hostileLength);

test("every text is read in 20 ms of a processor: far too long, and as long as it may be, whatever it is made of", async () => {
  const slow: string[] = [];
  for (const { name, schema, root, at } of texts)
    for (const length of new Set([hostileLength, mostOf(schema)]))
      for (const { kind, text } of hostileTexts(length)) {
        const input = inputWith(at, text);
        const cpu = await cpuOf(() => root.safeParse(input));
        if (cpu > maxCpuMs) slow.push(`${name}: ${length} characters of ${kind} take ${cpu.toFixed(0)} ms`);
      }
  expect(slow).toEqual([]);
});
