import { z } from "zod";
import type { Question, QuestionForm, Step } from "../form/form.ts";
import { sameJson } from "./same-json.ts";

/** What of a step or question can be another one; `texts` are title, label, help and their translations. */
const changedParts = [
  "texts",
  "type",
  "required",
  "options",
  "unit",
  "default",
  "visibleIf",
  "validation",
  "sensitive",
  "summary",
  "fills",
] as const;
export type ChangedPart = (typeof changedParts)[number];

/** One thing that is another in the later form. A step or question that moved and changed is named twice. */
export const formChange = z.object({
  change: z.enum(["added", "removed", "moved", "changed"]),
  of: z.enum(["step", "question"]),
  id: z.string(),
  /** Its French title or label, of the later form where it has one. */
  label: z.string(),
  /** Of a change: what of it. */
  parts: z.array(z.enum(changedParts)).optional(),
});
export type FormChange = z.infer<typeof formChange>;

type Part = [part: ChangedPart, of: (question: Question) => unknown];

const parts: Part[] = [
  ["texts", ({ label, short, help }) => ({ label, short, help })],
  ["type", ({ type }) => type],
  ["required", ({ required }) => required],
  ["options", ({ options = [] }) => options],
  ["unit", ({ unit }) => unit],
  ["default", (question) => question.default ?? undefined],
  ["visibleIf", ({ visibleIf }) => visibleIf],
  ["validation", ({ validation = {} }) => validation],
  ["sensitive", ({ sensitive = false }) => sensitive],
  ["summary", ({ summary = false }) => summary],
  ["fills", ({ fills }) => fills],
];

const questionParts = (before: Question, after: Question): ChangedPart[] =>
  parts.filter(([, of]) => !sameJson(of(before), of(after))).map(([part]) => part);

const stepParts = (before: Step, after: Step): ChangedPart[] => [
  ...(sameJson(before.title, after.title) ? [] : (["texts"] as const)),
  ...(sameJson(before.visibleIf, after.visibleIf) ? [] : (["visibleIf"] as const)),
];

interface Item<T> {
  id: string;
  label: string;
  /** Where it stands: what moved into another one has moved. */
  within: string;
  value: T;
}

function* changesOf<T>(
  of: "step" | "question",
  before: readonly Item<T>[],
  after: readonly Item<T>[],
  partsOf: (before: T, after: T) => ChangedPart[],
): Generator<FormChange> {
  const earlier = new Map(before.map((item) => [item.id, item]));
  const later = new Set(after.map(({ id }) => id));
  for (const { id, label } of before) if (!later.has(id)) yield { change: "removed", of, id, label };
  const stayed = inOrder(
    before.filter(({ id }) => later.has(id)).map(({ id }) => id),
    after.filter(({ id }) => earlier.has(id)).map(({ id }) => id),
  );
  for (const { id, label, within, value } of after) {
    const old = earlier.get(id);
    if (!old) {
      yield { change: "added", of, id, label };
      continue;
    }
    if (old.within !== within || !stayed.has(id)) yield { change: "moved", of, id, label };
    const changed = partsOf(old.value, value);
    if (changed.length > 0) yield { change: "changed", of, id, label, parts: changed };
  }
}

/** The most items that stand in the same order in both lists: all others have moved. */
function inOrder(before: readonly string[], after: readonly string[]): Set<string> {
  const places = after.map((id) => before.indexOf(id));
  const chains: number[][] = [];
  for (const [at, place] of places.entries()) {
    const previous = chains.filter((chain) => (places[chain.at(-1) ?? 0] ?? 0) < place);
    const longest = previous.reduce<number[]>((best, chain) => (chain.length > best.length ? chain : best), []);
    chains.push([...longest, at]);
  }
  const best = chains.reduce<number[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []);
  return new Set(best.map((at) => after[at] ?? ""));
}

const stepItems = ({ steps }: QuestionForm): Item<Step>[] =>
  steps.map((step) => ({ id: step.id, label: step.title.fr, within: "", value: step }));

const questionItems = ({ steps }: QuestionForm): Item<Question>[] =>
  steps.flatMap((step) =>
    step.questions.map((question) => ({ id: question.id, label: question.label.fr, within: step.id, value: question })),
  );

/** What changed from one form to another, in the order of the later one, what is gone first. */
export const formChanges = (before: QuestionForm, after: QuestionForm): FormChange[] => [
  ...changesOf("step", stepItems(before), stepItems(after), stepParts),
  ...changesOf("question", questionItems(before), questionItems(after), questionParts),
];
