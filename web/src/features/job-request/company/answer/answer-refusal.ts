import { useLingui } from "@lingui/react/macro";
import { canAnswer } from "@metiro/shared/job-request/response";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { useRefusalWords } from "#domain/request/refusal-words.ts";

/** Whether its words were taken out because it is old: nobody can ask for work without describing it. */
export const isErased = ({ description }: Pick<JobRequest, "description">): boolean => description === "";

/** Why a company cannot answer, or change its answer, any more. */
export function useAnswerRefusal(request: JobRequest, own: Recipient): string | undefined {
  const { t } = useLingui();
  const decided = canAnswer(own) ? undefined : t`Le client a décidé : votre réponse ne peut plus changer.`;
  const erased = isErased(request)
    ? t`Cette demande est ancienne : son contenu a été effacé, on ne peut plus y répondre.`
    : undefined;
  return useRefusalWords("Company")("answer", request) ?? erased ?? decided;
}
