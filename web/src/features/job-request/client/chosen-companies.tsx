import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { useEffect, useRef } from "react";
import { trpc } from "../../../api.ts";
import { Button } from "../../../ui/button.tsx";
import { useConfirm } from "../../../ui/confirm-context.ts";
import { Note } from "../../../ui/note.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { ContactCard } from "../contact/contact-card.tsx";
import { MessagesLink } from "../conversation/messages-link.tsx";
import { useKeepRequest } from "../keep-request.ts";
import { useRefusalWords } from "../refusal-words.ts";
import { undecidedOf } from "./offers.ts";

/** Once companies are chosen: how to reach each of them, and a word to the others. */
export function ChosenCompanies({ request }: { request: JobRequest }) {
  const chosen = request.jobRequestCompanies.filter(({ clientDecision }) => clientDecision === "accepted");
  const cards = useRef<HTMLDivElement>(null);
  const shown = useRef(chosen.length);
  // The button that accepted is gone, and the focus with it: it goes to what came.
  useEffect(() => {
    const more = chosen.length > shown.current;
    shown.current = chosen.length;
    const { activeElement, body } = document;
    if (more && (activeElement === body || activeElement?.closest("[role=dialog]"))) cards.current?.focus();
  }, [chosen.length]);
  if (chosen.length === 0) return null;
  return (
    <div ref={cards} tabIndex={-1} className="mb-6 grid gap-4 outline-none">
      {chosen.map((recipient) => (
        <Chosen key={recipient.company.id} request={request} recipient={recipient} />
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

/** Those that wait for an answer in vain. */
function Others({ request }: { request: JobRequest }) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const decline = trpc.jobRequest.declineOthers.useMutation(useKeepRequest("Tenderer", request.id));
  const refusal = useRefusalWords("Tenderer")("decide", request);
  const others = undecidedOf(request.jobRequestCompanies);
  if (others.length === 0 || refusal !== undefined) return null;
  const ask = async () => {
    const confirmed = await confirm({
      title: t`Prévenir les autres entreprises ?`,
      children: (
        <>
          <p>
            <Trans>
              Nous les remercions de leur réponse et leur disons que vous avez choisi une autre entreprise. Vous pourrez
              encore accepter l’une d’elles plus tard.
            </Trans>
          </p>
          <ul className="mt-3 list-disc pl-5 text-ink">
            {others.map(({ company: { id, name } }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      ),
      action: t`Prévenir`,
      keep: t`Pas maintenant`,
      tone: "primary",
    });
    if (confirmed)
      decline.mutate({ id: request.id }, { onSuccess: () => void toast.success(t`Les entreprises sont prévenues.`) });
  };
  return (
    <Note>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-60">
          <Plural
            value={others.length}
            one="# autre entreprise attend encore votre réponse."
            other="# autres entreprises attendent encore votre réponse."
          />
        </p>
        <Button variant="secondary" className="max-md:w-full" loading={decline.isPending} onClick={() => void ask()}>
          <Trans>Prévenir les autres entreprises</Trans>
        </Button>
      </div>
    </Note>
  );
}
