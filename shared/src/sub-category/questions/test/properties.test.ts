import * as fc from "fast-check";
import { describe, expect, test, inject } from "vitest";
import { z } from "zod";
import { answersOf, checkAnswers } from "../check/check-answers.ts";
import { isVisible } from "../visible/is-visible.ts";
import { faultlessForm, formFaults } from "../form-check/check-form.ts";
import type { QuestionForm } from "../form/form.ts";
import { questionsOf } from "../form/questions-of.ts";
import { answersTo, generateForm, today, validAnswer, wrongAnswers } from "./arbitrary-form.ts";
import { answerPresent } from "../answers/answer-present.ts";
import type { Answers } from "../answers/answer.ts";
import { redactSensitive, stripAnswers, summaryAnswers } from "../answers/redact.ts";
import { isSensitive } from "../answers/sensitive-questions.ts";
import { dropHidden, visibleQuestions, walk } from "../visible/visible-questions.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Whether every rule is tried on as many cases as a night has room for (`pnpm test:long`). */
    longRuns: boolean;
  }
}

const runs = { numRuns: inject("longRuns") ? 1000 : 100 };

const failing = (form: QuestionForm, answers: Record<string, unknown>) => {
  const check = checkAnswers(form, answers, { today });
  return check.ok ? [] : check.failures.map(({ questionId }) => questionId);
};

/** Anything that JSON can hold, under names that matter. */
const hostile = fc.dictionary(
  fc.oneof(fc.constantFrom("__proto__", "constructor", "toString", "q0", "q1", "q2", "q3", "q4"), fc.string()),
  fc.oneof(fc.jsonValue(), fc.constantFrom("option0", ["option0"], "2026-07-01", { from: "2026-07-01" })),
);

describe("valid answers to any form", () => {
  test("pass unchanged", () => {
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const form = generateForm(g);
        const answers = answersTo(g, form);
        expect(formFaults(form)).toEqual([]);
        expect(checkAnswers(form, answers, { today })).toEqual({ ok: true, answers });
        expect(answersOf(form, { today }).parse(answers)).toEqual(answers);
      }),
      runs,
    );
  });

  test("pass with null for every question without one", () => {
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const form = generateForm(g);
        const answers = answersTo(g, form);
        const nulls = Object.fromEntries(questionsOf(form).map(({ id }) => [id, null]));
        expect(checkAnswers(form, { ...nulls, ...answers }, { today })).toEqual({ ok: true, answers });
      }),
      runs,
    );
  });
});

describe("refused on the question's own path", () => {
  test("any wrong value", () => {
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const form = generateForm(g);
        const answers = answersTo(g, form);
        for (const question of visibleQuestions(form, answers))
          for (const wrong of wrongAnswers(question)) {
            const changed = { ...answers, [question.id]: wrong };
            expect(failing(form, changed), JSON.stringify({ question, wrong })).toContain(question.id);
            const paths = answersOf(form, { today })
              .safeParse(changed)
              .error?.issues.map(({ path }) => path);
            expect(paths).toContainEqual([question.id]);
          }
      }),
      runs,
    );
  });

  test("a missing required answer", () => {
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const form = generateForm(g);
        const answers = answersTo(g, form);
        for (const { id, required, type } of visibleQuestions(form, answers))
          if (required && type !== "info") {
            const { [id]: _taken, ...rest } = answers;
            expect(failing(form, rest)).toContain(id);
          }
      }),
      runs,
    );
  });

  test("an answer to a hidden question, though it would be valid", () => {
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const form = generateForm(g);
        const answers = answersTo(g, form);
        const visible = new Set(visibleQuestions(form, answers).map(({ id }) => id));
        for (const question of questionsOf(form))
          if (!visible.has(question.id) && question.type !== "info")
            expect(failing(form, { ...answers, [question.id]: validAnswer(g, question) })).toEqual([question.id]);
      }),
      runs,
    );
  });

  test("an answer to an unknown question", () => {
    fc.assert(
      fc.property(fc.gen(), fc.constantFrom("__proto__", "constructor", "toString", "q99", ""), (g, id) => {
        const form = generateForm(g);
        const answers: Record<string, unknown> = Object.defineProperty(answersTo(g, form), id, {
          value: "x",
          enumerable: true,
        });
        expect(failing(form, answers)).toEqual([id]);
      }),
    );
  });
});

describe("dropHidden", () => {
  test("keeps exactly what may be sent, once and for all", () => {
    fc.assert(
      fc.property(fc.gen(), hostile, (g, given) => {
        const form = generateForm(g);
        const sent = dropHidden(form, given);
        const visible = new Set(visibleQuestions(form, given).map(({ id }) => id));
        expect(Object.keys(sent).every((id) => visible.has(id))).toBe(true);
        expect(dropHidden(form, sent)).toEqual(sent);
        expect(visibleQuestions(form, sent)).toEqual(visibleQuestions(form, given));
      }),
      runs,
    );
  });

  test("takes out what was answered before the question was hidden, and nothing else", () => {
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const form = generateForm(g);
        const answers = answersTo(g, form);
        const visible = new Set(visibleQuestions(form, answers).map(({ id }) => id));
        const hidden = questionsOf(form).filter(({ id }) => !visible.has(id));
        const stale = Object.fromEntries(hidden.map((question) => [question.id, validAnswer(g, question)]));
        expect(dropHidden(form, { ...stale, ...answers })).toEqual(answers);
      }),
      runs,
    );
  });
});

describe("visibility", () => {
  test("does not depend on the order of the answers", () => {
    fc.assert(
      fc.property(fc.gen(), hostile, (g, given) => {
        const form = generateForm(g);
        const reversed = Object.fromEntries(Object.entries(given).toReversed());
        expect(visibleQuestions(form, reversed)).toEqual(visibleQuestions(form, given));
      }),
      runs,
    );
  });

  test("of a condition is never that of its opposite", () => {
    fc.assert(
      fc.property(fc.gen(), hostile, (g, given) => {
        for (const { visibleIf } of questionsOf(generateForm(g)))
          if (visibleIf) expect(isVisible(visibleIf, given) && isVisible({ not: visibleIf }, given)).toBe(false);
      }),
      runs,
    );
  });
});

describe("nothing throws", () => {
  test("whatever is sent as answers", () => {
    fc.assert(
      fc.property(fc.gen(), fc.oneof(hostile, fc.jsonValue()), (g, given) => {
        const form = generateForm(g);
        expect(() => answersOf(form, { today }).safeParse(given)).not.toThrow();
      }),
      { numRuns: inject("longRuns") ? 3000 : 300 },
    );
  });

  test("whatever is sent as a form", () => {
    const piece = fc.letrec<{ form: unknown }>((tie) => ({
      form: fc.oneof(
        { depthSize: "small" },
        fc.jsonValue(),
        fc.dictionary(
          fc.constantFrom("version", "steps", "questions", "id", "type", "label", "fr", "visibleIf", "all", "not", "q"),
          tie("form"),
        ),
        fc.array(tie("form")),
      ),
    }));
    fc.assert(
      fc.property(piece.form, (form) => {
        expect(() => faultlessForm.safeParse(form)).not.toThrow();
      }),
    );
  });
});

test("redacted and stripped answers are a part of the answers, without anything sensitive", () => {
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const form = generateForm(g);
      const answers = answersOf(form, { today }).parse(answersTo(g, form));
      const [seen, kept] = [redactSensitive(form, answers), stripAnswers(form, answers)];
      for (const { id, sensitive, type } of questionsOf(form)) {
        if (sensitive) expect(kept).not.toHaveProperty(id);
        if (sensitive && type !== "address") expect(seen).not.toHaveProperty(id);
        if (sensitive && type === "address") expect(seen[id] ?? {}).not.toHaveProperty("street");
      }
      expect(answers).toMatchObject(kept);
      expect(answers).toMatchObject(seen);
    }),
    runs,
  );
});

test("whoever may not read the sensitive answers reads the same whatever they are", () => {
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const form = generateForm(g);
      const answers = answersTo(g, form);
      const others = { ...answers };
      // Of a sensitive address postal code and locality are shown, so it may be neither there nor not.
      for (const question of questionsOf(form))
        if (question.sensitive && question.type !== "address") others[question.id] = validAnswer(g, question);
      const read = (given: Record<string, unknown>) => {
        const taken = completed(g, form, dropHidden(form, given));
        return [redactSensitive(form, taken), summaryAnswers(form, taken)];
      };
      expect(read(others)).toEqual(read(answers));
    }),
    runs,
  );
});

/** Answers with one more, where the form takes it, to what only now is asked. */
function completed(g: fc.GeneratorValue, form: QuestionForm, answers: Record<string, unknown>): Answers {
  const known = { ...answers };
  Array.from(
    walk(form, (question) => {
      const hangs = isSensitive(form, question.id);
      if (!answerPresent(known[question.id]) && hangs) known[question.id] = validAnswer(g, question);
      return known[question.id];
    }),
  );
  return known as Answers;
}

test("a form survives being stored", () => {
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const form: unknown = JSON.parse(JSON.stringify(generateForm(g)));
      expect(z.parse(faultlessForm, form)).toEqual(form);
    }),
  );
});
