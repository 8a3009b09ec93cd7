import { useLingui } from "@lingui/react/macro";
import { canDecide } from "@metiro/shared/job-request/response";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import type { ReactNode } from "react";
import { problemIn } from "#api/failure/failure.ts";
import { expectedHere } from "#api/failure/shown-failure.ts";
import { trpc } from "#api/trpc.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { useKeepRequest } from "#domain/request/keep-request.ts";
import { useRefusalWords } from "#domain/request/refusal-words.ts";
import { useCompanyName } from "#domain/company/use-company-name.ts";

interface Decision {
  accept: () => void;
  accepting: boolean;
  /** Why it cannot be accepted, or rejected, now. */
  refusal: Record<"accept" | "reject", string | undefined>;
}

/** What a client can decide about an answer; `shared` is what the question before an acceptance says. */
export function useDecision(
  request: JobRequest,
  { company, response, clientDecision, respondedAt }: Recipient,
  shared: ReactNode,
): Decision {
  const { t } = useLingui();
  const confirm = useConfirm();
  const decide = trpc.jobRequest.decide.useMutation(useKeepRequest("Tenderer", request.id));
  const name = useCompanyName()(company);

  const accept = async () => {
    const confirmed = await confirm({
      title: t`Accepter ${name} ?`,
      children: shared,
      action: t`Accepter et partager`,
      keep: t`Annuler`,
      tone: "primary",
    });
    if (confirmed)
      decide.mutate(
        // The answer on which the question was put, also where the page shows another one by now.
        { id: request.id, companyId: company.id, decision: "accepted", respondedAt },
        {
          onSuccess: () => void toast.success(t`Réponse acceptée : ${name}. Ses coordonnées sont en haut de la page.`),
          onError: (error) => {
            const problem = problemIn(error);
            if (problem?.code !== "REVISION_CONFLICT") return;
            expectedHere(error);
            toast.error(
              problem.status,
              t`La réponse de ${name} a changé entre-temps : rien n’est accepté. La nouvelle réponse est affichée ici, relisez-la avant de choisir.`,
            );
          },
        },
      );
  };

  const final = canDecide({ response, clientDecision })
    ? undefined
    : t`Vous avez accepté cette réponse. Ce choix est définitif.`;
  const refusal = useRefusalWords("Tenderer")("decide", request) ?? final;
  const again = clientDecision === "rejected" ? t`Vous avez déjà décliné cette réponse.` : undefined;
  return {
    accept: () => void accept(),
    accepting: decide.isPending,
    refusal: { accept: refusal, reject: refusal ?? again },
  };
}
