import { Trans, useLingui } from "@lingui/react/macro";
import type { VatRate } from "@metiro/shared/offer/vat-rate";
import { formatDay } from "@metiro/shared/text/format";
import { CalendarClock, Check, Plus, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { useVatRateText } from "#domain/offer/offer-words.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { CardBody, CardFoot } from "#ui/display/card.tsx";
import { FoldCard } from "#ui/display/fold-card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const AddVatRate = lazyPart(() => import("./add-vat-rate.tsx"));

/** The rates of VAT that offers are reckoned by: those of today, those to come, and, folded away, those that held. */
export default function VatRatesCard({ id, openAtFirst }: { id: string; openAtFirst: boolean }) {
  const { t } = useLingui();
  const { data, error, refetch } = trpc.vatRate.list.useQuery(undefined, handlesOwnErrors);
  const [adding, setAdding] = useState(false);
  const text = useVatRateText();
  const standard = data?.items.find(({ kind, state }) => kind === "standard" && state === "inForce");
  return (
    <FoldCard
      id={id}
      label={t`Taux de TVA`}
      title={<Trans>Taux de TVA</Trans>}
      figure={standard && text(standard.rate)}
      openAtFirst={openAtFirst}
      className="scroll-mt-31"
    >
      <CardBody className="grid gap-3">
        <p className="text-sm text-ink-2">
          <Trans>
            Une offre est calculée aux taux du jour où elle est donnée. Un taux qui a commencé ne change plus : pour un
            nouveau taux, indiquez le jour dès lequel il est valable.
          </Trans>
        </p>
        {data ? (
          <Rates items={data.items} />
        ) : error ? (
          <ErrorState title={<Trans>Les taux n’ont pas pu être chargés</Trans>} onRetry={() => void refetch()} />
        ) : (
          <SkeletonArea className="grid gap-3">
            <Skeleton />
            <Skeleton />
          </SkeletonArea>
        )}
      </CardBody>
      {data && (
        <CardFoot>
          <Button variant="secondary" icon={Plus} onClick={() => setAdding(true)}>
            <Trans>Ajouter un taux à venir</Trans>
          </Button>
        </CardFoot>
      )}
      {adding && (
        <Suspense>
          <AddVatRate onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </FoldCard>
  );
}

function Rates({ items }: { items: readonly VatRate[] }) {
  const past = items.filter(({ state }) => state === "past");
  const present = items.filter(({ state }) => state !== "past");
  return (
    <>
      <RateList items={present} />
      {past.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium text-accent-ink">
            <Trans>Voir les taux passés</Trans>
          </summary>
          <RateList items={past} />
        </details>
      )}
    </>
  );
}

const RateList = ({ items }: { items: readonly VatRate[] }) => (
  <ul className="min-w-0">
    {items.map((item) => (
      <Rate key={item.id} item={item} />
    ))}
  </ul>
);

function Rate({ item: { id, kind, rate, validFrom, validUntil, state } }: { item: VatRate }) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const text = useVatRateText()(rate, kind);
  const remove = trpc.vatRate.remove.useMutation({
    onSuccess: (saved) => {
      utils.vatRate.list.setData(undefined, saved);
      toast.success(t`Le taux est retiré.`);
    },
    // It has begun, or somebody else has taken it back.
    onError: () => void utils.vatRate.list.invalidate(),
  });
  const ask = async () => {
    const sure = await confirm({
      title: t`Retirer le taux de ${text} ?`,
      children: t`Les offres continueront d’être calculées au taux actuel.`,
      action: t`Retirer le taux`,
      keep: t`Garder le taux`,
    });
    if (sure) remove.mutate({ id });
  };
  const [from, until] = [formatDay(validFrom), validUntil && formatDay(validUntil)];
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0">
      <span className="num min-w-0 flex-1 basis-40 font-semibold">{text}</span>
      <span className="num text-sm text-ink-2">
        {until ? (
          <Trans>
            du {from} au {until}
          </Trans>
        ) : (
          <Trans>dès le {from}</Trans>
        )}
      </span>
      {state === "inForce" && (
        <Badge tone="success" icon={Check}>
          <Trans>En vigueur</Trans>
        </Badge>
      )}
      {state === "coming" && (
        <>
          <Badge tone="accent" icon={CalendarClock}>
            <Trans>À venir</Trans>
          </Badge>
          <IconButton
            icon={Trash2}
            label={t`Retirer le taux de ${text}, valable dès le ${from}`}
            held={remove.isPending}
            onClick={() => void ask()}
          />
        </>
      )}
    </li>
  );
}
