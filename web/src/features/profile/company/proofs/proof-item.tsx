import { Trans, useLingui } from "@lingui/react/macro";
import type { CompanyProof, OwnProofs } from "@metiro/shared/company-proof/schema";
import { formatDay } from "@metiro/shared/text/format";
import { BadgeCheck, CircleX, Clock, Upload } from "lucide-react";
import { Suspense, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { proofKindWords, proofPaperWords } from "#domain/proof/proof-words.ts";
import { Button } from "#ui/button/button.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";

const SubmitProof = lazyPart(() => import("./submit-proof.tsx"));

type Item = OwnProofs["items"][number];

/** One kind of proof: who asks for it, how it stands, and the way to send a paper. */
export function ProofItem({ item }: { item: Item }) {
  const { t, i18n } = useLingui();
  const { kind, need, trades, verified, waiting, ended } = item;
  const [sending, setSending] = useState(false);
  const name = i18n._(proofKindWords[kind]);
  const label = verified || waiting ? t`Envoyer un nouveau document` : t`Envoyer un document`;
  return (
    <Card aria-label={name}>
      <CardHead title={name} aside={<ProofState item={item} />} />
      <CardBody className="grid gap-4">
        <p className="text-sm text-ink-2">{i18n._(proofPaperWords[kind])}</p>
        {need && (
          <p className="text-sm">
            {need === "needed" ? (
              <Trans>Exigée pour : {trades.join(", ")}</Trans>
            ) : (
              <Trans>Recommandée pour : {trades.join(", ")}</Trans>
            )}
          </p>
        )}
        {ended?.state === "refused" && (
          <Note tone="danger">
            <Trans>Refusé : {ended.refusal}</Trans>
          </Note>
        )}
        {ended?.state === "expired" && ended.validUntil !== undefined && (
          <Note tone="warning">
            <Trans>Échue depuis le {formatDay(ended.validUntil)}. Envoyez le nouveau document.</Trans>
          </Note>
        )}
        {waiting && (
          <Held proof={waiting} name={name}>
            <Trans>Envoyé le {formatDay(waiting.createdAt)}, en attente de contrôle</Trans>
          </Held>
        )}
        {verified && (
          <Held proof={verified} name={name}>
            {verified.validUntil === undefined ? (
              <Trans>Vérifiée le {formatDay(verified.reviewedAt ?? verified.createdAt)}</Trans>
            ) : (
              <Trans>
                Vérifiée le {formatDay(verified.reviewedAt ?? verified.createdAt)}, valable jusqu’au{" "}
                {formatDay(verified.validUntil)}
              </Trans>
            )}
          </Held>
        )}
        <div>
          <Button
            variant={need === "needed" && !verified && !waiting ? "primary" : "secondary"}
            icon={Upload}
            aria-label={`${label}, ${name}`}
            onClick={() => setSending(true)}
          >
            {label}
          </Button>
        </div>
      </CardBody>
      {sending && (
        <Suspense>
          <SubmitProof kind={kind} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function ProofState({ item: { verified, waiting, ended, need } }: { item: Item }) {
  if (verified)
    return (
      <Badge tone="success" icon={BadgeCheck}>
        <Trans context="proof">Vérifiée</Trans>
      </Badge>
    );
  if (waiting)
    return (
      <Badge tone="accent" icon={Clock}>
        <Trans>En contrôle</Trans>
      </Badge>
    );
  if (ended)
    return (
      <Badge tone="danger" icon={CircleX}>
        {ended.state === "refused" ? <Trans context="proof">Refusée</Trans> : <Trans context="proof">Échue</Trans>}
      </Badge>
    );
  return need === "needed" ? (
    <Badge tone="warning" icon="dot">
      <Trans context="proof">Manque</Trans>
    </Badge>
  ) : null;
}

interface HeldProps {
  proof: CompanyProof;
  name: string;
  children: React.ReactNode;
}

/** What stands of it, and the way to take it back. */
function Held({ proof: { id, document, state }, name, children }: HeldProps) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const withdraw = trpc.proof.withdraw.useMutation({
    onSuccess: (own) => utils.proof.own.setData(undefined, own),
    onError: () => void utils.proof.own.invalidate(),
  });
  const ask = async () => {
    const confirmed =
      state === "submitted" ||
      (await confirm({
        title: t`Retirer cette vérification : ${name} ?`,
        children: <Trans>Elle n’apparaît plus à côté de votre nom.</Trans>,
        action: t`Retirer`,
        keep: t`Garder`,
      }));
    if (confirmed) withdraw.mutate({ id }, { onSuccess: () => void toast.success(t`Document retiré.`) });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="min-w-0 flex-[1_1_14rem]">
        <span className="block">{children}</span>
        {document && (
          <a
            href={document.url}
            download={document.name}
            className="inline-block min-h-6 text-accent-ink underline underline-offset-[0.2em] wrap-anywhere max-md:min-h-11 max-md:content-center"
          >
            {document.name}
          </a>
        )}
      </p>
      <Button
        variant="ghost"
        size="sm"
        loading={withdraw.isPending}
        // Where it stands under the words its own begin where they do.
        className="max-sm:-ml-3"
        aria-label={t`Retirer, ${name}`}
        onClick={() => void ask()}
      >
        <Trans>Retirer</Trans>
      </Button>
    </div>
  );
}
