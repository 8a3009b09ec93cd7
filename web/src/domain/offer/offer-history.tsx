import { Trans, useLingui } from "@lingui/react/macro";
import type { Offer, OfferHistory, OfferPair } from "@metiro/shared/offer/schema";
import { formatAmount, formatDay } from "@metiro/shared/text/format";
import { ChevronDown } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Summary } from "#ui/display/summary.tsx";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useMomentText } from "#domain/request/moment-text.ts";
import { OfferChangeList } from "./offer-change-list.tsx";
import { OfferDocuments } from "./offer-documents.tsx";
import { BriefOffer, OfferView } from "./offer-view.tsx";
import { useOfferStateWords } from "./offer-words.ts";

const DocumentRows = lazyPart(() => import("#domain/document/document-rows.tsx"));

interface OfferHistoryProps {
  history: OfferHistory;
  /** What the reader can do about an amendment that waits. */
  decision?: ReactNode;
  /** The answer stands on the same page: what it tells is not told again, and lines are folded. */
  brief?: boolean;
}

/** All that a company offered for a request: what waits for a decision, what stands, what stood. */
export function OfferHistoryView({ history, decision, brief = false }: OfferHistoryProps) {
  const { current, proposed, former, accepted } = history;
  const pair = { jobRequestId: history.jobRequestId, companyId: history.companyId };
  return (
    <div className="grid min-w-0 gap-6">
      {proposed && <Amendment pair={pair} amendment={proposed} before={current} decision={decision} />}
      {current ? (
        <Card>
          <CardHead
            title={<VersionTitle offer={current} accepted={accepted} />}
            aside={<OfferDocuments pair={pair} accepted={accepted} amendment={current.kind === "amendment"} />}
          />
          <CardBody className={brief ? "grid gap-2 md:py-3" : "grid gap-5"}>
            {current.changes && !(accepted && current.kind === "offer") && (
              <Changes offer={current} before={former.find(({ state }) => state === "replaced")} folded={brief} />
            )}
            {brief ? <BriefOffer offer={current} /> : <OfferView offer={current} />}
            <Attached offer={current} />
          </CardBody>
        </Card>
      ) : (
        <Note>
          <Trans>L’entreprise a donné une réponse courte, sans offre ligne par ligne.</Trans>
        </Note>
      )}
      {former.length > 0 && (
        <Card>
          <CardHead title={<Trans>Versions précédentes</Trans>} />
          <FormerVersions pair={pair} history={history} />
        </Card>
      )}
    </div>
  );
}

function VersionTitle({ offer, accepted }: { offer: Offer; accepted: boolean }) {
  const { version, createdAt, validUntil } = offer;
  const { t } = useLingui();
  const until = validUntil && !accepted ? formatDay(validUntil) : undefined;
  return (
    <>
      {accepted ? <Trans>Ce qui est convenu</Trans> : <Trans>Offre, version {version}</Trans>}
      <span className="block font-sans text-sm font-normal tracking-normal text-ink-2">
        {[t`du ${formatDay(createdAt)}`, until && t`valable jusqu’au ${until}`].filter(Boolean).join(", ")}
      </span>
    </>
  );
}

interface ChangesProps {
  offer: Offer;
  before: Offer | undefined;
  folded: boolean;
}

function Changes({ offer, before, folded }: ChangesProps) {
  if (!offer.changes) return null;
  if (folded)
    return (
      <details>
        <Summary className="min-h-11 font-medium text-link">
          <Trans>Ce qui change par rapport à la version précédente</Trans>
        </Summary>
        <OfferChangeList changes={offer.changes} before={before} after={offer} />
      </details>
    );
  return (
    <section className="grid gap-2 rounded-md bg-sunken p-4">
      <h3 className="title-4">
        <Trans>Ce qui change par rapport à la version précédente</Trans>
      </h3>
      <OfferChangeList changes={offer.changes} before={before} after={offer} />
    </section>
  );
}

interface AmendmentProps {
  pair: OfferPair;
  amendment: Offer;
  before: Offer | undefined;
  decision: ReactNode;
}

/** What the company proposes to change of what was accepted. */
function Amendment({ pair, amendment, before, decision }: AmendmentProps) {
  const { createdAt, reason, changes, total, currency } = amendment;
  return (
    <Card className="border-accent" id="amendment">
      <CardHead
        title={<Trans>Avenant proposé le {formatDay(createdAt)}</Trans>}
        aside={
          <Badge tone="warning" icon="dot">
            <Trans>En attente de décision</Trans>
          </Badge>
        }
      />
      <CardBody className="grid gap-4">
        {reason && <p className="max-w-read whitespace-pre-line wrap-anywhere">{reason}</p>}
        {changes && <OfferChangeList changes={changes} before={before} after={amendment} />}
        <p className="text-lg font-semibold">
          <Trans>
            Nouveau total : <span className="num">{formatAmount(total, currency)}</span>
          </Trans>
        </p>
        <Attached offer={amendment} />
        <Whole offer={amendment} />
        <OfferDocuments pair={pair} accepted={false} version={amendment.version} amendment />
        {decision}
      </CardBody>
    </Card>
  );
}

/** The PDF that an amendment came with. */
function Attached({ offer: { document } }: { offer: Offer }) {
  const { t } = useLingui();
  if (!document) return null;
  return (
    <div className="grid gap-2">
      <h3 className="title-4">
        <Trans>Document joint</Trans>
      </h3>
      <Suspense>
        <DocumentRows label={t`Document joint`} documents={[document]} />
      </Suspense>
    </div>
  );
}

const summaryClass =
  "flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-accent-ink [&::-webkit-details-marker]:hidden";

const Whole = ({ offer }: { offer: Offer }) => (
  <details className="group">
    <summary className={`${summaryClass} print:hidden`}>
      <Trans>Lire la nouvelle version en entier</Trans>
      <Icon of={ChevronDown} size="sm" className="transition-transform group-open:rotate-180" />
    </summary>
    <OfferView offer={offer} />
  </details>
);

/** Some of them, and a way to those before. */
function FormerVersions({ pair, history }: { pair: OfferPair; history: Pick<OfferHistory, "former" | "moreFormer"> }) {
  const { former, moreFormer } = history;
  const last = former.at(-1);
  return (
    <>
      <ul className="not-first:border-t not-first:border-line">
        {former.map((offer) => (
          <li key={offer.id} className="border-t border-line first:border-t-0">
            <Former offer={offer} pair={pair} />
          </li>
        ))}
      </ul>
      {moreFormer && last && <OlderVersions pair={pair} before={last.version} />}
    </>
  );
}

function OlderVersions({ pair, before }: { pair: OfferPair; before: number }) {
  const [asked, setAsked] = useState(false);
  const input = { ...pair, before: String(before) };
  const { data, isFetching, refetch } = trpc.offer.get.useQuery(input, { ...handlesOwnErrors, enabled: asked });
  if (data) return <FormerVersions pair={pair} history={data} />;
  return (
    <div className="border-t border-line p-2 print:hidden">
      <Button variant="ghost" loading={isFetching} onClick={() => (asked ? void refetch() : setAsked(true))}>
        {asked && !isFetching ? <Trans>Réessayer</Trans> : <Trans>Afficher les versions plus anciennes</Trans>}
      </Button>
    </div>
  );
}

function Former({ offer, pair }: { offer: Offer; pair: OfferPair }) {
  const states = useOfferStateWords();
  const momentOf = useMomentText();
  const { version, kind, state, createdAt, total, currency, reason, note } = offer;
  return (
    <details className="group px-4 md:px-5">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 py-2 [&::-webkit-details-marker]:hidden">
        <span className="font-medium">
          {kind === "amendment" ? <Trans>Avenant, version {version}</Trans> : <Trans>Version {version}</Trans>}
        </span>
        <Badge tone="outline">{states[state]}</Badge>
        <span className="text-sm text-ink-2">{momentOf(createdAt)}</span>
        <span className="num ml-auto font-semibold">{formatAmount(total, currency)}</span>
        <Icon of={ChevronDown} size="sm" className="text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-5">
        {reason && <p className="max-w-read whitespace-pre-line text-ink-2 wrap-anywhere">{reason}</p>}
        {note && (
          <p className="max-w-read whitespace-pre-line text-ink-2 wrap-anywhere">
            <Trans>Mot du client : {note}</Trans>
          </p>
        )}
        <OfferView offer={offer} />
        <Attached offer={offer} />
        <OfferDocuments pair={pair} accepted={false} version={version} amendment={kind === "amendment"} />
      </div>
    </details>
  );
}
