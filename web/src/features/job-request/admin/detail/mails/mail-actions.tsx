import { Trans, useLingui } from "@lingui/react/macro";
import type { RequestMail } from "@metiro/shared/job-request/follow-up";
import { Send } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { useResend } from "#domain/mail/use-resend.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { toast } from "#ui/feedback/toast-store.ts";

/** What can be done with a mail about a request: one that was given up is tried again, one that left is sent once more. */
export function MailActions({ request, mail }: { request: string; mail: RequestMail }) {
  if (mail.state === "failed") return <Retry request={request} mail={mail} />;
  return mail.state === "sent" || mail.state === "digested" ? <Again mail={mail} /> : null;
}

function Retry({ request, mail: { id } }: { request: string; mail: RequestMail }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const retry = trpc.mail.retry.useMutation({
    onSuccess: () => void toast.success(t`L’e-mail est remis en file.`),
    onSettled: () => utils.jobRequest.followUp.invalidate({ id: request }),
  });
  return (
    <Button size="sm" variant="secondary" onClick={() => retry.mutate({ id })} loading={retry.isPending}>
      <Trans>Réessayer</Trans>
    </Button>
  );
}

function Again({ mail }: { mail: RequestMail }) {
  const resend = useResend();
  return (
    <Button size="sm" variant="ghost" className="max-md:min-w-11 max-md:px-0" onClick={() => void resend(mail)}>
      <Icon of={Send} size="sm" className="md:hidden" />
      <span className="max-md:sr-only">
        <Trans>Renvoyer</Trans>
      </span>
    </Button>
  );
}
