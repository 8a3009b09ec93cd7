import { Trans, useLingui } from "@lingui/react/macro";
import { hoursBetweenReminders } from "@metiro/shared/job-request/constants";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { formatMoment } from "@metiro/shared/text/format";
import { BellRing, Ellipsis, MessagesSquare, Undo2 } from "lucide-react";
import { Suspense, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { DropdownMenu, MenuItem } from "#ui/overlay/dropdown-menu.tsx";
import { useCompanyName } from "#domain/company/use-company-name.ts";
import { useKeepRequest } from "#domain/request/keep-request.ts";
import { useRefusalWords } from "#domain/request/refusal-words.ts";

const ReadConversation = lazyPart(() => import("../read-conversation.tsx"));

interface RecipientActionsProps {
  request: JobRequest;
  recipient: Recipient;
  /** When the company was last asked again. */
  remindedAt?: string | undefined;
}

const hour = 60 * 60 * 1000;

/**
 * What can be done about a company while it has not answered, and about what it and the client wrote to each other. What comes next stands
 * as a button: a reminder, and once one has brought nothing in a day, the offer is taken back. The rest is in the menu.
 */
export function RecipientActions({ request, recipient, remindedAt }: RecipientActionsProps) {
  const { t } = useLingui();
  const { id } = request;
  const [reading, setReading] = useState(false);
  const companyId = recipient.company.id;
  const name = useCompanyName()(recipient.company);
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const refusalOf = useRefusalWords("Admin");
  const remind = trpc.jobRequest.remind.useMutation({
    onSuccess: (desk) => {
      utils.jobRequest.desk.setData({ id }, desk);
      void Promise.all([utils.jobRequest.followUp.invalidate({ id }), utils.audit.list.invalidate()]);
      toast.success(t`Un rappel part à ${name}.`);
    },
  });
  const keep = useKeepRequest("Admin", id);
  const withdraw = trpc.jobRequest.withdraw.useMutation({
    ...keep,
    // Said here and not at the call: what comes back takes the company off the page, and these actions with it.
    onSuccess: (changed) => {
      toast.success(t`L’offre est retirée à ${name}.`);
      return keep.onSuccess(changed);
    },
  });
  const askWithdraw = async () => {
    const confirmed = await confirm({
      title: t`Retirer l’offre à ${name} ?`,
      children: (
        <Trans>
          Elle disparaît de sa boîte de réception et sa place redevient libre. L’entreprise n’en est pas avertie.
        </Trans>
      ),
      action: t({ message: "Retirer l’offre", context: "from a company" }),
      keep: t`Ne rien changer`,
    });
    if (confirmed) withdraw.mutate({ id, companyId });
  };
  const isQuiet = recipient.response === "none" && recipient.heldUntil === undefined && !refusalOf("withdraw", request);
  const step = useNextStep(remindedAt);
  const maySpeak = recipient.response === "interested" || recipient.hasConversation === true;
  if (!isQuiet && !maySpeak) return null;
  const { next, againAt } = step;
  const tooSoon = againAt === undefined ? undefined : t`Possible de nouveau dès le ${formatMoment(againAt)}`;
  const remindRefusal = refusalOf("remind", request);
  const sendReminder = () => remind.mutate({ id, companyId });
  return (
    <>
      {isQuiet && next === "remind" && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t`Relancer ${name}`}
          loading={remind.isPending}
          disabledReason={remindRefusal ?? tooSoon}
          onClick={sendReminder}
        >
          <Trans>Relancer</Trans>
        </Button>
      )}
      {isQuiet && next === "withdraw" && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t`Retirer l’offre à ${name}`}
          loading={withdraw.isPending}
          onClick={() => void askWithdraw()}
        >
          <Trans>Retirer</Trans>
        </Button>
      )}
      <DropdownMenu
        title={name}
        trigger={<IconButton icon={Ellipsis} size="sm" label={t`Actions pour ${name}`} held={remind.isPending} />}
      >
        {maySpeak && (
          <MenuItem icon={MessagesSquare} disabled={!recipient.hasConversation} onSelect={() => setReading(true)}>
            <Trans>Lire la conversation</Trans>
            <span className="block text-xs text-ink-3">
              {recipient.hasConversation ? <Trans>Avec un motif</Trans> : <Trans>Personne n’a encore écrit.</Trans>}
            </span>
          </MenuItem>
        )}
        {isQuiet && next === "withdraw" && (
          <MenuItem icon={BellRing} refusal={remindRefusal} onSelect={sendReminder}>
            <Trans>Relancer par e-mail</Trans>
            <span className="block text-xs text-ink-3">
              <Trans>Une fois par jour au plus</Trans>
            </span>
          </MenuItem>
        )}
        {isQuiet && next === "remind" && (
          <MenuItem icon={Undo2} danger onSelect={() => void askWithdraw()}>
            <Trans context="from a company">Retirer l’offre</Trans>
          </MenuItem>
        )}
      </DropdownMenu>
      {reading && (
        <Suspense>
          <ReadConversation jobRequestId={id} company={{ id: companyId, name }} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The server has the last word on when a company may be reminded again; the page says so ahead. */
function useNextStep(remindedAt: string | undefined): { next: "remind" | "withdraw"; againAt?: string } {
  const [now] = useState(() => Date.now());
  if (remindedAt === undefined) return { next: "remind" };
  const againFrom = Date.parse(remindedAt) + hoursBetweenReminders * hour;
  return againFrom > now ? { next: "remind", againAt: new Date(againFrom).toISOString() } : { next: "withdraw" };
}
