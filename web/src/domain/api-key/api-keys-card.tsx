import { Trans, useLingui } from "@lingui/react/macro";
import type { ApiKey } from "@metiro/shared/auth/api-keys";
import type { Role } from "@metiro/shared/roles";
import { formatDay } from "@metiro/shared/text/format";
import { KeyRound } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { useFormats } from "#i18n/use-formats.ts";
import { Button } from "#ui/button/button.tsx";
import { cn } from "#ui/cn.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Card, CardBody, CardFoot, CardHead } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { Icon } from "#ui/icon.tsx";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { textLinkClass } from "#ui/navigation/text-link.ts";

const AddKey = lazyPart(() => import("./add-key.tsx"));

interface ApiKeysCardProps {
  role: Role;
  /** Whose keys an admin looks at; absent: one's own. */
  userId?: string | undefined;
  /** Among other cards of the person; then there is none where there is nothing to show, nor to do. */
  title?: ReactNode;
  /** Whether a key may be made from here: not for another person. */
  canAdd?: boolean;
}

/** The API keys of an account: what each is for, when it was last used, until when it works. */
export default function ApiKeysCard({ role, userId, title, canAdd = true }: ApiKeysCardProps) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const [adding, setAdding] = useState(false);
  const revoke = trpc.apiKey.revoke.useMutation();
  const { data, error, refetch, isFetching } = trpc.apiKey.list.useQuery(userId === undefined ? {} : { userId }, {
    staleTime: 0,
    ...handlesOwnErrors,
  });
  if (error && !data)
    return (
      <Card>
        <ErrorState
          title={<Trans>Les clés d’API n’ont pas pu être chargées.</Trans>}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  if (title && data?.items.length === 0 && !canAdd) return null;
  if (!data)
    return (
      <SkeletonArea>
        <SkeletonCard />
      </SkeletonArea>
    );
  const end = async ({ id, name }: ApiKey) => {
    const sure = await confirm({
      title: t`Révoquer « ${name} » ?`,
      children: <Trans>Les programmes qui s’en servent n’auront plus d’accès, tout de suite et pour toujours.</Trans>,
      action: t`Révoquer la clé`,
      keep: t`Garder la clé`,
      tone: "danger",
    });
    if (!sure) return;
    await revoke.mutateAsync({ id }).then(
      () => toast.success(t`La clé est révoquée.`),
      () => undefined,
    );
    await utils.apiKey.list.invalidate();
  };
  return (
    <Card>
      {title && <CardHead title={title} />}
      {data.items.length === 0 ? (
        <CardBody large>
          <p className="text-ink-2">
            <Trans>Aucune clé d’API.</Trans>
          </p>
        </CardBody>
      ) : (
        <ul className="divide-y divide-line">
          {data.items.map((key) => (
            <KeyRow
              key={key.id}
              of={key}
              ending={revoke.isPending && revoke.variables?.id === key.id}
              onEnd={() => void end(key)}
            />
          ))}
        </ul>
      )}
      {canAdd && (
        <CardFoot large>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            <Trans>Créer une clé d’API</Trans>
          </Button>
          <a href="/api/guide#api-keys" hrefLang="en" className={cn(textLinkClass, "text-sm")}>
            <Trans>Guide de l’API</Trans>
          </a>
        </CardFoot>
      )}
      {adding && (
        <Suspense>
          <AddKey role={role} machineId={userId} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function KeyRow({ of: key, ending, onEnd }: { of: ApiKey; ending: boolean; onEnd: () => void }) {
  const { t } = useLingui();
  const { recent } = useFormats();
  const { name, prefix, state, scopes, networks, expiresAt, lastUsedAt, lastUsedFrom } = key;
  const calls = scopes.length;
  return (
    <li className="flex min-h-17 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 md:px-8">
      <Icon of={KeyRound} className="text-ink-3" />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-2">
          <code>{prefix}…</code> · <Trans>Appels permis : {calls}</Trans> ·{" "}
          <Trans>valable jusqu’au {formatDay(expiresAt)}</Trans>
        </p>
        <p className="text-sm break-words text-ink-2">
          {lastUsedAt === undefined ? (
            <Trans>Jamais utilisée</Trans>
          ) : (
            <Trans>
              Dernier appel : {recent(lastUsedAt)}, depuis {lastUsedFrom}
            </Trans>
          )}
          {networks && <> · {networks.join(", ")}</>}
        </p>
      </div>
      {state === "active" ? (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t`Révoquer ${name}`}
          loading={ending}
          loadingLabel={<Trans>Révocation…</Trans>}
          onClick={onEnd}
        >
          <Trans>Révoquer</Trans>
        </Button>
      ) : (
        <Badge tone="neutral" icon="dot">
          {state === "revoked" ? <Trans>Révoquée</Trans> : <Trans>Échue</Trans>}
        </Badge>
      )}
    </li>
  );
}
