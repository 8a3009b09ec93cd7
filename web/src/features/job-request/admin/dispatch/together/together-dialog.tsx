import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import type { DispatchTarget } from "../types.ts";
import { ProposalItem } from "./proposal-item.tsx";
import { isReady, useProposals } from "./use-proposals.ts";
import { useSendTogether } from "./use-send-together.ts";

interface TogetherDialogProps {
  requests: readonly DispatchTarget[];
  open: boolean;
  onClose: () => void;
  /** A request as it stands with the sending that now waits. */
  onSent: (request: JobRequest) => void;
  /** Opens those that are left one after the other instead. */
  onInTurn: (requests: readonly DispatchTarget[]) => void;
  /** What waits to leave, with the way back. */
  stack: ReactNode;
}

/** Several requests, each with the companies that it is proposed to, which may be corrected; one press sends all. */
export default function TogetherDialog({ requests, open, onClose, onSent, onInTurn, stack }: TogetherDialogProps) {
  const { t } = useLingui();
  const proposals = useProposals(requests);
  const { outcomes, sending, send } = useSendTogether(onSent);
  const [unfolded, setUnfolded] = useState<string>();
  const isSent = (id: string) => "sentTo" in (outcomes.get(id) ?? {});
  const left = proposals.filter(({ target }) => !isSent(target.id));
  const ready = left.filter(isReady);
  const companies = ready.reduce((sum, { choice }) => sum + choice.chosen.length, 0);
  const isPending = left.some(({ all, failed }) => all === undefined && !failed);
  const refusal = isPending
    ? t`Les propositions arrivent…`
    : ready.length === 0
      ? t`Aucune offre n’a d’entreprise choisie.`
      : undefined;
  const sendAll = async () => {
    if (sending || refusal !== undefined) return;
    if ((await send(ready)) && ready.length === left.length) onClose();
  };
  const body = useRef<HTMLDivElement>(null);
  useShortcuts([{ keys: "enter", label: t`Envoyer toutes les offres`, run: () => void sendAll() }], body);
  const total = requests.length;
  const kept = left.length - ready.length;
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      size="xl"
      flush
      title={t`Transmettre ${total} offres`}
      description={
        <p className="text-sm">
          <Trans>
            Chaque offre a sa proposition : les entreprises les mieux classées d’abord. Lisez-la, corrigez-la, puis
            envoyez tout en une fois.
          </Trans>
        </p>
      }
      footer={
        <>
          {stack}
          <output className="min-w-0 flex-1 text-sm max-md:order-last">
            <b className="block font-semibold">
              {[
                t`${plural(ready.length, { one: "# offre prête", other: "# offres prêtes" })}`,
                t`${plural(companies, { one: "# envoi", other: "# envois" })}`,
              ].join(" · ")}
            </b>
            {!isPending && kept > 0 && (
              <span className="text-ink-2">
                <Plural value={kept} one="# offre reste à transmettre." other="# offres restent à transmettre." />
              </span>
            )}
          </output>
          <Button
            variant="ghost"
            held={sending}
            disabledReason={left.length === 0 ? t`Il n’en reste aucune à transmettre.` : undefined}
            onClick={() => onInTurn(left.map(({ target }) => target))}
          >
            <Trans>Une par une</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {outcomes.size > 0 ? <Trans>Fermer</Trans> : <Trans>Annuler</Trans>}
          </Button>
          <Button
            onClick={() => void sendAll()}
            loading={sending}
            loadingLabel={<Trans>Envoi…</Trans>}
            disabledReason={refusal}
          >
            {ready.length === 0 ? (
              <Trans>Envoyer</Trans>
            ) : (
              <Plural value={ready.length} one="Envoyer # offre" other="Envoyer # offres" />
            )}
          </Button>
        </>
      }
    >
      <div ref={body} tabIndex={-1} data-autofocus="" className="outline-none">
        <ol className="divide-y divide-line">
          {proposals.map((proposal) => (
            <ProposalItem
              key={proposal.target.id}
              proposal={proposal}
              outcome={outcomes.get(proposal.target.id)}
              disabled={sending || isSent(proposal.target.id)}
              unfolded={unfolded === proposal.target.id}
              onUnfold={(isUnfolded) => setUnfolded(isUnfolded ? proposal.target.id : undefined)}
            />
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
