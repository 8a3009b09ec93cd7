import { useLingui } from "@lingui/react/macro";
import type { DecideInput } from "@metiro/shared/job-request/answer";
import { canDecide } from "@metiro/shared/job-request/response";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import type { ReactNode } from "react";
import { trpc } from "../../../api.ts";
import { useConfirm } from "../../../ui/confirm-context.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useKeepRequest } from "../keep-request.ts";
import { useRefusalWords } from "../refusal-words.ts";

/** A decision that a button offers. */
interface Choice {
  choose: () => void;
  running: boolean;
  /** Why it cannot be chosen now. */
  refusal: string | undefined;
}

/** What a client can decide about an answer; `shared` is what the question before an acceptance says. */
export function useDecision(
  request: JobRequest,
  { company, response, clientDecision }: Recipient,
  shared: ReactNode,
): Record<"accept" | "reject", Choice> {
  const { t } = useLingui();
  const confirm = useConfirm();
  const decide = trpc.jobRequest.decide.useMutation(useKeepRequest("Tenderer", request.id));
  const { name } = company;

  const send = (decision: DecideInput["decision"], success: string) =>
    decide.mutate(
      { id: request.id, companyId: company.id, decision },
      { onSuccess: () => void toast.success(success) },
    );
  const accept = async () => {
    const confirmed = await confirm({
      title: t`Accepter ${name} ?`,
      children: shared,
      action: t`Accepter et partager`,
      keep: t`Annuler`,
      tone: "primary",
    });
    if (confirmed) send("accepted", t`Réponse acceptée. ${name} a vos coordonnées et vous contacte.`);
  };
  const reject = async () => {
    const confirmed = await confirm({
      title: t`Décliner ${name} ?`,
      children: t`L’entreprise en est avertie par e-mail. Vous pourrez encore accepter sa réponse plus tard.`,
      action: t`Décliner la réponse`,
      keep: t`Garder la réponse`,
      tone: "primary",
    });
    if (confirmed) send("rejected", t`Réponse déclinée.`);
  };

  const final = canDecide({ response, clientDecision })
    ? undefined
    : t`Vous avez accepté cette réponse. Ce choix est définitif.`;
  const refusal = useRefusalWords("Tenderer")("decide", request.status) ?? final;
  const again = clientDecision === "rejected" ? t`Vous avez déjà décliné cette réponse.` : undefined;
  const running = (decision: DecideInput["decision"]) => decide.isPending && decide.variables.decision === decision;
  return {
    accept: { choose: () => void accept(), running: running("accepted"), refusal },
    reject: { choose: () => void reject(), running: running("rejected"), refusal: refusal ?? again },
  };
}
