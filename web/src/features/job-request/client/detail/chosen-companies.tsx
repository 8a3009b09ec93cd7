import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { Fragment, Suspense, useRef } from "react";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { ContactCard } from "../../contact/contact-card.tsx";
import { MessagesLink } from "#domain/conversation/messages-link.tsx";
import { useKeepRequest } from "#domain/request/keep-request.ts";
import { useRefusalWords } from "#domain/request/refusal-words.ts";
import { undecidedOf } from "../offers/offers.ts";
import { falls, rises, useFocusWhenGone } from "../use-focus-when-gone.ts";
import { useCompanyName } from "#domain/company/use-company-name.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const AmendmentNote = lazyPart(() => import("../offer/amendment-note.tsx"));

/** Once companies are chosen: how to reach each of them, and a word to the others. */
export function ChosenCompanies({ request }: { request: JobRequest }) {
  const chosen = request.jobRequestCompanies.filter(({ clientDecision }) => clientDecision === "accepted");
  const cards = useRef<HTMLDivElement>(null);
  const move = () => cards.current?.focus();
  useFocusWhenGone(chosen.length, rises, move);
  useFocusWhenGone(undecidedOf(request.jobRequestCompanies).length, falls, move);
  if (chosen.length === 0) return null;
  return (
    <div ref={cards} tabIndex={-1} className="grid gap-4 outline-none">
      {chosen.map((recipient) => (
        <Fragment key={recipient.company.id}>
          {recipient.offerVersion !== undefined && (
            <Suspense>
              <AmendmentNote pair={{ jobRequestId: request.id, companyId: recipient.company.id }} />
            </Suspense>
          )}
          <Chosen request={request} recipient={recipient} />
        </Fragment>
      ))}
      <Others request={request} />
    </div>
  );
}

function Chosen({ request, recipient: { company, hasConversation } }: { request: JobRequest; recipient: Recipient }) {
  const { name, contact, card } = company;
  if (!contact) return null;
  return (
    <ContactCard
      contact={{ ...contact, name, website: card?.website }}
      title={<Trans>Vous avez choisi {name}</Trans>}
      subject={request.title}
    >
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-4 text-sm text-ink-2">
        <p className="min-w-0 flex-1 basis-60">
          <Trans>L’entreprise a aussi vos coordonnées. Convenez directement de la visite et de la suite.</Trans>
        </p>
        <MessagesLink
          side="client"
          pair={{ jobRequestId: request.id, companyId: company.id }}
          open={request.status === JobStatus.Processed}
          begun={hasConversation ?? false}
        />
      </div>
    </ContactCard>
  );
}

/** Those that wait for an answer in vain: one tap tells them, since each may still be accepted afterwards. */
function Others({ request }: { request: JobRequest }) {
  const { t, i18n } = useLingui();
  const nameOf = useCompanyName();
  const decline = trpc.jobRequest.declineOthers.useMutation(useKeepRequest("Tenderer", request.id));
  const refusal = useRefusalWords("Tenderer")("decide", request);
  const others = undecidedOf(request.jobRequestCompanies);
  if (others.length === 0 || refusal !== undefined) return null;
  const names = new Intl.ListFormat(i18n.locale).format(others.map(({ company }) => nameOf(company)));
  const tell = () =>
    decline.mutate({ id: request.id }, { onSuccess: () => void toast.success(t`Les entreprises sont prévenues.`) });
  return (
    <Note>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-semibold">
            <Plural
              value={others.length}
              one="Une autre entreprise attend encore votre réponse."
              other="# autres entreprises attendent encore votre réponse."
            />
          </p>
          <p className="wrap-anywhere">
            <Trans>
              {names} : nous envoyons un e-mail de remerciement, qui dit que vous avez choisi une autre entreprise. Vous
              pourrez encore changer d’avis.
            </Trans>
          </p>
        </div>
        <Button variant="secondary" className="max-md:w-full" loading={decline.isPending} onClick={tell}>
          <Trans>Prévenir les autres entreprises</Trans>
        </Button>
      </div>
    </Note>
  );
}
