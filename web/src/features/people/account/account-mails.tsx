import { Trans, useLingui } from "@lingui/react/macro";
import type { AccountMailSent, UserDetail } from "@metiro/shared/user/schema";
import { KeyRound, MailCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useRefreshPeople } from "./use-refresh-people.ts";

interface AccountMailsProps {
  user: UserDetail;
  /** Why nothing of it may be done. */
  refusal: string | undefined;
}

/** The mails with a code that somebody asks the back office for: to choose a new password, and to confirm the address. */
export default function AccountMails({ user, refusal }: AccountMailsProps) {
  const { t } = useLingui();
  const refresh = useRefreshPeople();
  const reset = useSending(refresh);
  const confirmation = useSending(refresh);
  const sendReset = trpc.user.sendPasswordReset.useMutation(
    reset.kept(({ email }) => t`Le code pour choisir un nouveau mot de passe est envoyé à ${email}.`),
  );
  const sendConfirmation = trpc.user.sendConfirmation.useMutation(
    confirmation.kept(({ email }) => t`Le code de confirmation est envoyé à ${email}.`),
  );
  const { id, invited, lockedAt, emailConfirmed } = user;
  const held =
    refusal ??
    (lockedAt === undefined ? undefined : t`Ce compte est bloqué.`) ??
    (invited ? t`Cette personne n’a pas encore accepté son invitation : renvoyez-la.` : undefined);
  const justSent = t`Le code vient d’être envoyé. Un autre pourra suivre dans un moment.`;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={KeyRound}
        loading={sendReset.isPending}
        loadingLabel={<Trans>Envoi…</Trans>}
        disabledReason={held ?? (reset.waiting ? justSent : undefined)}
        onClick={() => sendReset.mutate({ id })}
      >
        <Trans>Réinitialiser le mot de passe</Trans>
      </Button>
      {!emailConfirmed && (
        <Button
          size="sm"
          variant="secondary"
          icon={MailCheck}
          loading={sendConfirmation.isPending}
          loadingLabel={<Trans>Envoi…</Trans>}
          disabledReason={held ?? (confirmation.waiting ? justSent : undefined)}
          onClick={() => sendConfirmation.mutate({ id })}
        >
          <Trans>Renvoyer la confirmation</Trans>
        </Button>
      )}
    </>
  );
}

/** Tells that a mail has left, and holds the button back until the next may. */
function useSending(refresh: () => Promise<void>) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(0), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return {
    waiting: seconds > 0,
    kept: (told: (sent: AccountMailSent) => string) => ({
      onSuccess: (sent: AccountMailSent) => {
        setSeconds(sent.retryAfterSeconds);
        toast.success(told(sent));
      },
      onSettled: refresh,
    }),
  };
}
