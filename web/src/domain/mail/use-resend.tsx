import { Trans, useLingui } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { useKindWords } from "./mail-words.ts";

interface MailAgain {
  id: string;
  kind: string;
  recipient?: { email: string } | undefined;
}

/** Sends a mail again once that is confirmed. */
export function useResend(): (mail: MailAgain) => Promise<void> {
  const { t } = useLingui();
  const confirm = useConfirm();
  const kindOf = useKindWords();
  const utils = trpc.useUtils();
  const resend = trpc.mail.resend.useMutation({
    onSettled: () => void Promise.all([utils.mail.invalidate(), utils.jobRequest.followUp.invalidate()]),
    onSuccess: () => toast.success(t`L’e-mail repart.`),
  });
  return async ({ id, kind, recipient }) => {
    const confirmed = await confirm({
      title: t`Renvoyer « ${kindOf(kind)} » ?`,
      children: (
        <Trans>
          Il est écrit à nouveau avec ce qu’il y a à dire maintenant, et part à {recipient?.email}. S’il n’a plus rien à
          dire, il ne part pas.
        </Trans>
      ),
      action: t`Renvoyer`,
      keep: t`Ne rien envoyer`,
      tone: "primary",
    });
    if (confirmed) resend.mutate({ id });
  };
}
