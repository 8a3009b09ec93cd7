import { useLingui } from "@lingui/react/macro";
import { canAnswer } from "@metiro/shared/job-request/response";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { useRefusalWords } from "#domain/request/refusal-words.ts";

/** Why a company cannot answer, or change its answer, any more. */
export function useAnswerRefusal(request: JobRequest, own: Recipient): string | undefined {
  const { t } = useLingui();
  const decided = canAnswer(own) ? undefined : t`Le client a décidé : votre réponse ne peut plus changer.`;
  return useRefusalWords("Company")("answer", request) ?? decided;
}
