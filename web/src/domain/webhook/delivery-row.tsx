import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatMoment } from "@metiro/shared/text/format";
import type { WebhookDelivery } from "@metiro/shared/webhook/schema";
import { RotateCcw } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Facts } from "#ui/display/facts.tsx";
import { Summary } from "#ui/display/summary.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { deliveryLooks, errorWords } from "./delivery-words.ts";
import { eventWords } from "./event-words.ts";

interface DeliveryRowProps {
  of: WebhookDelivery;
  /** Whether it may be sent again: not to a webhook that is switched off. */
  replays: boolean;
}

/** An event on its way to a webhook: what, when, how it went; opened, every attempt. */
export function DeliveryRow({ of: delivery, replays }: DeliveryRowProps) {
  const { t, i18n } = useLingui();
  const utils = trpc.useUtils();
  const retry = trpc.webhook.retry.useMutation({
    onSuccess: () => toast.success(t`L’envoi repart.`),
    onSettled: () => utils.webhook.invalidate(),
  });
  const { id, eventId, event, data, state, attemptCount, nextAt, happenedAt, attempts } = delivery;
  const words = i18n._(eventWords[event]);
  const outcomeOf = ({ status, error }: WebhookDelivery["attempts"][number]) =>
    [status, error && i18n._(errorWords[error])].filter((part) => part !== undefined).join(" · ");
  const [last] = attempts;
  return (
    <li className="grid gap-1 px-4 py-3 md:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_14rem]">
          <p className="font-medium break-words">{words}</p>
          <p className="text-sm text-ink-2">
            <span className="num">{formatMoment(happenedAt)}</span>
            {last && <> · {outcomeOf(last)}</>}
            {attemptCount > 0 && <> · {t`${plural(attemptCount, { one: "# essai", other: "# essais" })}`}</>}
          </p>
          {nextAt !== undefined && attemptCount > 0 && (
            <p className="text-sm text-ink-2">
              <Trans>Prochain essai : {formatMoment(nextAt)}</Trans>
            </p>
          )}
        </div>
        <StatusBadge of={deliveryLooks[state]} />
        {state !== "pending" && replays && (
          <Button
            variant="secondary"
            size="sm"
            icon={RotateCcw}
            aria-label={t`Rejouer : ${words}, ${formatMoment(happenedAt)}`}
            loading={retry.isPending}
            loadingLabel={<Trans>Envoi…</Trans>}
            onClick={() => retry.mutate({ id })}
          >
            <Trans>Rejouer</Trans>
          </Button>
        )}
      </div>
      <details>
        <Summary className="min-h-11 text-sm text-link">
          <Trans>Détail</Trans>
        </Summary>
        <div className="grid gap-3 pb-2">
          <Facts
            compact
            items={[
              { key: "event", label: t`Événement`, value: <code className="break-all">{event}</code> },
              { key: "id", label: "webhook-id", value: <code className="break-all">{eventId}</code> },
              ...Object.entries(data).map(([name, value]) => ({
                key: `data ${name}`,
                label: name,
                value: <code className="break-all">{value}</code>,
              })),
            ]}
          />
          {attempts.length > 0 && (
            <ol className="grid gap-1 text-sm" aria-label={t`Essais`}>
              {attempts.map((one) => (
                <li key={one.at} className="flex flex-wrap gap-x-3 text-ink-2">
                  <span className="num">{formatMoment(one.at)}</span>
                  <span>{outcomeOf(one)}</span>
                  <span className="num">{one.milliseconds} ms</span>
                </li>
              ))}
            </ol>
          )}
        </div>
      </details>
    </li>
  );
}
