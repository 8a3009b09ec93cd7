import { personName } from "@metiro/shared/user/nameless";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MailState, RequestMail } from "@metiro/shared/job-request/follow-up";
import { useState } from "react";
import { Send } from "lucide-react";
import { useCompanyName } from "#domain/company/use-company-name.ts";
import { useKindWords } from "#domain/mail/mail-words.ts";
import { useMomentText } from "#domain/request/moment-text.ts";
import { mailLooks } from "#domain/mail/mail-looks.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { cn } from "#ui/cn.ts";
import { FoldCard } from "#ui/display/fold-card.tsx";
import { Summary } from "#ui/display/summary.tsx";
import { trpc } from "#api/trpc.ts";
import { useResend } from "#domain/mail/use-resend.tsx";
import { Icon } from "#ui/icon.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { type RequestMailGroup, requestMailGroups } from "./mail-groups.ts";

/** So many of a kind are shown at once, the rest by a press. */
const step = 8;

/** The mails about a request, and what became of each: those of a kind lie together and open by a press, or by themselves where one is lost. */
export function MailsCard({ id, mails }: { id: string; mails: readonly RequestMail[] }) {
  const { t } = useLingui();
  return (
    <FoldCard
      title={<Trans>E-mails envoyés</Trans>}
      count={mails.length}
      className={cn("overflow-clip", mails.length === 0 && "print:hidden")}
    >
      {mails.length === 0 ? (
        <p className="p-4 text-ink-2 md:p-5">
          <Trans>Les e-mails à propos de cette offre seront notés ici.</Trans>
        </p>
      ) : (
        <ul aria-label={t`E-mails envoyés`} className="divide-y divide-line">
          {requestMailGroups(mails).map((group) => (
            <li key={group.kind}>
              <Group request={id} group={group} />
            </li>
          ))}
        </ul>
      )}
    </FoldCard>
  );
}

/** One mail stands by itself. */
function Group({ request, group: { kind, mails, states, troubled } }: { request: string; group: RequestMailGroup }) {
  const wordsOf = useKindWords();
  const momentOf = useMomentText();
  const [shown, setShown] = useState(step);
  const [latest] = mails;
  const words = wordsOf(kind);
  if (!latest) return null;
  if (mails.length === 1) return <MailRow request={request} mail={latest} words={words} />;
  const left = mails.length - shown;
  return (
    <details open={troubled}>
      <Summary className="px-4 py-2.5 hover:bg-hover md:px-5 [&>span]:flex-1">
        <span className="flex flex-wrap items-center gap-x-4 gap-y-0.5">
          <span className="min-w-0 flex-1 basis-56">
            <span className="block font-medium leading-5 wrap-anywhere">{words}</span>
            <span className="num block text-sm text-ink-2 max-md:whitespace-normal">
              <Plural value={mails.length} one="# e-mail" other="# e-mails" />
              {" · "}
              <Trans>dernier le {momentOf(latest.at)}</Trans>
            </span>
          </span>
          <States states={states} />
        </span>
      </Summary>
      <ul className="divide-y divide-line border-t border-line bg-sunken">
        {mails.slice(0, shown).map((mail) => (
          <li key={mail.id}>
            <MailRow request={request} mail={mail} />
          </li>
        ))}
        {left > 0 && (
          <li className="px-4 py-1.5 md:px-5">
            <Button variant="ghost" size="sm" onClick={() => setShown((now) => now + 4 * step)}>
              <Plural value={left} one="Afficher le dernier" other="Afficher les # autres" />
            </Button>
          </li>
        )}
      </ul>
    </details>
  );
}

/** What became of those of a kind, what is wrong first; how many of each where they differ. */
const States = ({ states }: { states: RequestMailGroup["states"] }) => (
  <span className="flex flex-wrap gap-1.5">
    {states.map(([state, count]) => (
      <span key={state} className="inline-flex items-center gap-1">
        {states.length > 1 && <span className="num text-sm text-ink-2">{count}</span>}
        <StatusBadge of={mailLooks[state]} />
      </span>
    ))}
  </span>
);

/** To whom, when and how it left; first what it is about, where that does not stand above it. */
function MailRow({ request, mail, words }: { request: string; mail: RequestMail; words?: string }) {
  const momentOf = useMomentText();
  const to = useReader(mail);
  return (
    <div className="flex items-center gap-3 px-4 py-1.5 md:min-h-14 md:px-5 md:py-2">
      <div className="grid min-w-0 flex-1 gap-x-4 md:grid-cols-[minmax(0,1fr)_9rem_11rem] md:items-center">
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-medium leading-5">{words ?? to.name}</span>
          <span className={cn("block text-sm text-ink-2", !words && "max-md:hidden")}>
            {words ? to.name : to.email}
            {words && to.email && <span className="max-md:hidden"> · {to.email}</span>}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-x-2 md:contents">
          <span className="num text-sm text-ink-2">{momentOf(mail.at)}</span>
          <State mail={mail} />
        </span>
      </div>
      <MailActions request={request} mail={mail} />
    </div>
  );
}

function useReader({ recipient, company }: RequestMail): { name: string; email?: string } {
  const { t } = useLingui();
  const nameOf = useCompanyName();
  if (!recipient) return { name: "–" };
  return {
    name: (company && nameOf(company)) ?? personName(recipient) ?? t`Client supprimé`,
    email: recipient.email,
  };
}

const explained: ReadonlySet<MailState> = new Set(["failed", "retrying"]);

function State({ mail: { state, attempts, reason } }: { mail: RequestMail }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <StatusBadge of={mailLooks[state]} />
      {explained.has(state) && (
        <span className="text-xs text-ink-2">
          {reason && `${Object.values(reason).join(" ")} · `}
          <Plural value={attempts} one="# essai" other="# essais" />
        </span>
      )}
    </span>
  );
}

/** What can be done with a mail about a request: one that was given up is tried again, one that left is sent once more. */
function MailActions({ request, mail }: { request: string; mail: RequestMail }) {
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
