import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { WebhookDelivery, WebhookEndpoint } from "@metiro/shared/webhook/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { Segment } from "#ui/navigation/segment.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { DeliveryRow } from "./delivery-row.tsx";

interface WebhookLogProps {
  endpoint: Pick<WebhookEndpoint, "id" | "url" | "active">;
  onClose: () => void;
}

type Shown = WebhookDelivery["state"] | "all";

const pageSize = 20;
/** Milliseconds until the log is asked again while something is tried at this moment, and while something waits for a later try. */
const [lookSoon, lookLater] = [1500, 60_000];
/** So far ahead the next try of a delivery stands at the most while it is being tried: who tries it keeps it from others for a minute. */
const heldFor = 75_000;

/** What a webhook was told in the last 30 days and how it went; what was given up can be sent again. */
export default function WebhookLog({ endpoint, onClose }: WebhookLogProps) {
  const { t } = useLingui();
  const { id, url, active } = endpoint;
  const utils = trpc.useUtils();
  const [shown, setShown] = useState<Shown>("all");
  const [pageNumber, setPageNumber] = useState(1);
  const { data, error, isFetching, isPlaceholderData, refetch } = trpc.webhook.deliveries.useQuery(
    { id, pageNumber, pageSize, ...(shown !== "all" && { state: shown }) },
    {
      ...handlesOwnErrors,
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => nextLook(state.data?.items ?? []),
    },
  );
  const retryFailed = trpc.webhook.retryFailed.useMutation({
    onSuccess: ({ count }) =>
      toast.success(t`${plural(count, { one: "# envoi repart.", other: "# envois repartent." })}`),
    onSettled: () => utils.webhook.invalidate(),
  });
  const show = (next: Shown) => {
    setShown(next);
    setPageNumber(1);
  };
  return (
    <Dialog
      open
      flush
      size="lg"
      onClose={onClose}
      title={<Trans>Envois du webhook</Trans>}
      description={
        <span className="wrap-anywhere">
          {url} · <Trans>30 derniers jours</Trans>
        </span>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3.5 md:px-5">
        <Segment
          label={t`Envois montrés`}
          value={shown}
          onChange={show}
          options={[
            { value: "all", label: t`Tous` },
            { value: "pending", label: t`En route` },
            { value: "delivered", label: t`Reçus` },
            { value: "failed", label: t`Abandonnés` },
          ]}
        />
        {shown === "failed" && active && (data?.totalCount ?? 0) > 0 && (
          <Button
            variant="secondary"
            size="sm"
            icon={RotateCcw}
            loading={retryFailed.isPending}
            loadingLabel={<Trans>Envoi…</Trans>}
            onClick={() => retryFailed.mutate({ id })}
          >
            <Trans>Tout rejouer</Trans>
          </Button>
        )}
      </div>
      {!active && (
        <Note className="m-4">
          <Trans>Ce webhook est désactivé : rien n’y est envoyé tant qu’il n’est pas réactivé.</Trans>
        </Note>
      )}
      {error && !data && (
        <ErrorState
          title={<Trans>Les envois n’ont pas pu être chargés.</Trans>}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <SkeletonArea className="grid gap-4 p-5">
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} shape="block" className="h-12" />
          ))}
        </SkeletonArea>
      )}
      {data?.totalCount === 0 && (
        <EmptyState
          art="inbox"
          title={shown === "all" ? <Trans>Encore aucun envoi</Trans> : <Trans>Aucun envoi dans cet état</Trans>}
        >
          {shown === "all" && <Trans>Envoyez un essai : il paraît ici tout de suite.</Trans>}
        </EmptyState>
      )}
      {data && data.totalCount > 0 && (
        <>
          <ul className="divide-y divide-line" aria-label={t`Envois`} aria-busy={isPlaceholderData}>
            {data.items.map((delivery) => (
              <DeliveryRow key={delivery.id} of={delivery} replays={active} />
            ))}
          </ul>
          <Pagination
            {...data}
            link={(page, parts) => <button type="button" {...parts} onClick={() => setPageNumber(page)} />}
          />
        </>
      )}
    </Dialog>
  );
}

/** Milliseconds until the log may have something new to say; false where all is settled. */
function nextLook(deliveries: readonly WebhookDelivery[]): number | false {
  const tries = deliveries.flatMap(({ nextAt }) => (nextAt === undefined ? [] : [Date.parse(nextAt)]));
  if (tries.length === 0) return false;
  return Math.min(...tries) < Date.now() + heldFor ? lookSoon : lookLater;
}
