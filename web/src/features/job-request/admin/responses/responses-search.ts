import type { ResponseListInput } from "@metiro/shared/job-request/company-responses";
import { choiceField, dayField, idField } from "#list/filter/search-field.ts";
import { listSearch } from "#list/list-search.ts";

/** How far an answer has come; `interested`: whatever the client decided, `waiting`: it has not. */
const responseOutcomes = ["interested", "waiting", "accepted", "rejected", "declined"] as const;
type Outcome = (typeof responseOutcomes)[number];

/** What the list of answers keeps in its address. */
export const responsesSearch = listSearch({
  outcome: choiceField(["", ...responseOutcomes], ""),
  companyId: idField(),
  sentFrom: dayField(),
  sentTo: dayField(),
  sort: choiceField(["newest", "oldest"], "newest"),
});
export type ResponsesValues = typeof responsesSearch.defaults;

const asked: Record<Outcome, Pick<ResponseListInput, "response" | "clientDecision">> = {
  interested: { response: "interested" },
  waiting: { response: "interested", clientDecision: "none" },
  accepted: { clientDecision: "accepted" },
  rejected: { clientDecision: "rejected" },
  declined: { response: "declined" },
};

/** The call's input. */
export const responsesInput = ({ outcome, ...values }: ResponsesValues) => ({
  ...values,
  ...(outcome !== "" && asked[outcome]),
});
