import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Role } from "@metiro/shared/roles";
import { formatMoment } from "@metiro/shared/text/format";
import { failingDays, type WebhookEvent } from "@metiro/shared/webhook/constants";
import type { WebhookEndpoint } from "@metiro/shared/webhook/schema";
import { Ellipsis, KeyRound, Pencil, Power, PowerOff, Send, Trash2, Webhook } from "lucide-react";
import { Suspense, useState } from "react";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { useFormats } from "#i18n/use-formats.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Icon } from "#ui/icon.tsx";
import { DropdownMenu, MenuItem, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { endpointLook, offWords } from "./delivery-words.ts";
import { eventWords } from "./event-words.ts";
import { useWebhookActions } from "./use-webhook-actions.tsx";

const EditWebhook = lazyPart(() => import("./edit-webhook.tsx"));
const RotateSecret = lazyPart(() => import("./rotate-secret.tsx"));
const WebhookLog = lazyPart(() => import("./webhook-log.tsx"));

/** Events that a row names; of more it tells how many. */
const mostNamed = 3;

interface WebhookRowProps {
  of: WebhookEndpoint;
  role: Role;
  /** Whether it is the reader's: others can read the log, send again and delete. */
  own: boolean;
}

/** A webhook: where it leads, what it is told, how that goes, and what can be done with it. */
export function WebhookRow({ of: endpoint, role, own }: WebhookRowProps) {
  const { t, i18n } = useLingui();
  const { recent } = useFormats();
  const [open, setOpen] = useState<"edit" | "rotate" | "log">();
  const close = () => setOpen(undefined);
  const { url, events, active, offReason, offAt, failingSince, formerSecretUntil, lastDeliveredAt } = endpoint;
  const { pending, failed } = endpoint;
  const does = useWebhookActions(endpoint, () => setOpen("log"));
  return (
    <li className="grid gap-3 px-5 py-4 md:px-8">
      <div className="flex items-start gap-x-4">
        <Icon of={Webhook} className="mt-0.5 text-ink-3" />
        <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-2">
          <div className="grid min-w-0 flex-[1_1_14rem] gap-1">
            <p className="font-medium wrap-anywhere">{url}</p>
            <p className="text-sm text-ink-2">
              {events === undefined ? (
                <Trans>Tous les événements</Trans>
              ) : events.length <= mostNamed ? (
                events.map((name) => i18n._(eventWords[name as WebhookEvent])).join(" · ")
              ) : (
                t`${plural(events.length, { one: "# événement", other: "# événements" })}`
              )}
            </p>
            <p className="text-sm text-ink-2">
              {lastDeliveredAt === undefined ? (
                <Trans>Encore rien de reçu</Trans>
              ) : (
                <Trans>Dernier envoi reçu : {recent(lastDeliveredAt)}</Trans>
              )}
              {pending > 0 && <> · {t`${pending} en route`}</>}
              {failed > 0 && <> · {t`${plural(failed, { one: "# abandonné", other: "# abandonnés" })}`}</>}
            </p>
            {formerSecretUntil !== undefined && (
              <p className="text-sm text-ink-2">
                <Trans>L’ancien secret signe aussi jusqu’au {formatMoment(formerSecretUntil)}</Trans>
              </p>
            )}
          </div>
          <StatusBadge of={endpointLook(endpoint)} />
        </div>
        {own && (
          <DropdownMenu
            align="end"
            title={url}
            trigger={
              <IconButton icon={Ellipsis} size="sm" className="-my-2 shrink-0" label={t`Autres actions pour ${url}`} />
            }
          >
            <MenuItem icon={Pencil} onSelect={() => setOpen("edit")}>
              <Trans>Modifier</Trans>
            </MenuItem>
            <MenuItem icon={KeyRound} onSelect={() => setOpen("rotate")}>
              <Trans>Changer le secret</Trans>
            </MenuItem>
            {active && (
              <MenuItem icon={PowerOff} onSelect={() => void does.switchTo(false)}>
                <Trans>Désactiver</Trans>
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem icon={Trash2} danger onSelect={() => void does.remove()}>
              <Trans>Supprimer</Trans>
            </MenuItem>
          </DropdownMenu>
        )}
      </div>
      {!active && offReason && (
        <Note tone={offReason === "owner" ? "info" : "danger"}>
          <p>
            {i18n._(offWords[offReason])} {offAt !== undefined && <Trans>Depuis le {formatMoment(offAt)}.</Trans>}
          </p>
          {own && offReason !== "owner" && (
            <p>
              <Trans>Réparez l’adresse, puis réactivez le webhook : il recevra ce qui se passe dès lors.</Trans>
            </p>
          )}
        </Note>
      )}
      {active && failingSince !== undefined && (
        <Note tone="warning">
          <Trans>
            Rien n’est arrivé depuis le {formatMoment(failingSince)}. Nous réessayons pendant {failingDays} jours, puis
            le webhook est désactivé.
          </Trans>
        </Note>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {own && !active && (
          <Button
            size="sm"
            icon={Power}
            aria-label={t`Réactiver ${url}`}
            loading={does.switching}
            loadingLabel={<Trans>Réactivation…</Trans>}
            onClick={() => void does.switchTo(true)}
          >
            <Trans>Réactiver</Trans>
          </Button>
        )}
        <Button variant="secondary" size="sm" aria-label={t`Voir les envois à ${url}`} onClick={() => setOpen("log")}>
          <Trans>Voir les envois</Trans>
        </Button>
        {own && active && (
          <Button
            variant="secondary"
            size="sm"
            icon={Send}
            aria-label={t`Envoyer un essai à ${url}`}
            loading={does.testing}
            loadingLabel={<Trans>Envoi…</Trans>}
            onClick={() => void does.sendTest()}
          >
            <Trans>Envoyer un essai</Trans>
          </Button>
        )}
        {!own && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t`Supprimer ${url}`}
            loading={does.removing}
            onClick={() => void does.remove()}
          >
            <Trans>Supprimer</Trans>
          </Button>
        )}
      </div>
      <Suspense>
        {open === "edit" && <EditWebhook role={role} endpoint={endpoint} onClose={close} />}
        {open === "rotate" && <RotateSecret endpoint={endpoint} onClose={close} />}
        {open === "log" && <WebhookLog endpoint={endpoint} onClose={close} />}
      </Suspense>
    </li>
  );
}
