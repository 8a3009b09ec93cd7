import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CompanyProof, OwnProofs } from "@metiro/shared/proof/schema";
import { formatDay } from "@metiro/shared/text/format";
import { Upload } from "lucide-react";
import { Suspense, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { DownloadLink } from "#domain/document/download-link.tsx";
import { proofLooks } from "#domain/proof/proof-looks.ts";
import { proofKindWords, proofPaperWords } from "#domain/proof/proof-words.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const SubmitProof = lazyPart(() => import("./submit-proof.tsx"));

type Item = OwnProofs["items"][number];

/** One kind of proof: who asks for it, how it stands, and the way to send a paper. */
export function ProofItem({ item }: { item: Item }) {
  const { t, i18n } = useLingui();
  const { kind, need, trades, verified, waiting, ended } = item;
  const [sending, setSending] = useState(false);
  const name = i18n._(proofKindWords[kind]);
  const label = verified || waiting ? t`Envoyer un nouveau document` : t`Envoyer un document`;
  const asked = useAskedBy(trades);
  return (
    <section
      aria-label={name}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-3 px-4 py-4 md:px-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_17rem] lg:items-center"
    >
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 lg:justify-start">
          <h2 className="title-4">{name}</h2>
          <ProofState item={item} />
        </div>
        <p className="text-sm text-ink-2">{i18n._(proofPaperWords[kind])}</p>
        {need && (
          <p className="text-sm text-ink-2">
            {need === "needed" ? <Trans>Exigée pour : {asked}</Trans> : <Trans>Recommandée pour : {asked}</Trans>}
          </p>
        )}
      </div>
      <div className="grid min-w-0 gap-2 empty:max-lg:hidden">
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
      </div>
      <Button
        variant={verified || waiting ? "ghost" : need === "needed" ? "primary" : "secondary"}
        size="sm"
        className="justify-self-start lg:justify-self-end"
        icon={Upload}
        aria-label={`${label}, ${name}`}
        onClick={() => setSending(true)}
      >
        {label}
      </Button>
      {sending && (
        <Suspense>
          <SubmitProof kind={kind} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** So many trades are named; the rest is counted. */
const named = 3;

/** « Peinture, Maçonnerie, Plâtrerie et 4 autres ». */
function useAskedBy(trades: readonly string[]): string {
  const { t, i18n } = useLingui();
  const told = trades.length === named + 1 ? trades : trades.slice(0, named);
  const count = trades.length - told.length;
  const others = t`${plural(count, { one: "# autre", other: "# autres" })}`;
  return new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(count > 0 ? [...told, others] : told);
}

function ProofState({ item: { verified, waiting, ended, need } }: { item: Item }) {
  const stands = verified ?? waiting ?? ended;
  if (stands) return <StatusBadge of={proofLooks[stands.state]} />;
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
    <div className="flex items-center justify-between gap-3 text-sm">
      <p className="min-w-0">
        <span className="block">{children}</span>
        {document && (
          <DownloadLink
            document={document}
            className="inline-block min-h-6 text-accent-ink underline underline-offset-[0.2em] wrap-anywhere max-md:min-h-11 max-md:content-center"
          >
            {document.name}
          </DownloadLink>
        )}
      </p>
      <Button
        variant="ghost"
        size="sm"
        loading={withdraw.isPending}
        className="shrink-0"
        aria-label={t`Retirer, ${name}`}
        onClick={() => void ask()}
      >
        <Trans>Retirer</Trans>
      </Button>
    </div>
  );
}
