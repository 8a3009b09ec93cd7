import { Trans, useLingui } from "@lingui/react/macro";
import type { Session } from "@metiro/shared/auth/schema";
import { Monitor } from "lucide-react";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { useFormats } from "#i18n/use-formats.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card, CardFoot } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { deviceName } from "#domain/sign-in/device-name.ts";
import { useFirstRows } from "./use-first-rows.tsx";

/** Where one is signed in, this device first; any other can be signed out from here. */
export default function SessionsCard() {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = trpc.auth.sessions.useQuery(undefined, {
    staleTime: 0,
    ...handlesOwnErrors,
  });
  const { end, endOthers: endAll, ending } = useEndSessions();
  const others = data?.filter(({ current }) => !current) ?? [];
  const sessions = [...(data?.filter(({ current }) => current) ?? []), ...others];
  const { shown, showAll } = useFirstRows(sessions);
  if (error && !data)
    return (
      <Card>
        <ErrorState
          title={<Trans>Vos appareils n’ont pas pu être chargés.</Trans>}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  if (!data)
    return (
      <SkeletonArea>
        <SkeletonCard />
      </SkeletonArea>
    );
  const endOthers = async () => {
    if (await endAll(others.map(({ id }) => id))) toast.success(t`Tous les autres appareils sont déconnectés.`);
  };
  return (
    <Card>
      <ul className="divide-y divide-line">
        {shown.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            ending={ending.has(session.id)}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <CardFoot>
          {showAll}
          <Button
            size="sm"
            variant="danger-quiet"
            loading={others.every(({ id }) => ending.has(id))}
            loadingLabel={<Trans>Déconnexion…</Trans>}
            onClick={() => void endOthers()}
          >
            <Trans>Déconnecter tous les autres appareils</Trans>
          </Button>
        </CardFoot>
      )}
    </Card>
  );
}

interface SessionRowProps {
  session: Session;
  ending: boolean;
  onEnd: () => void;
}

function SessionRow({
  session: { device, createdAt, lastSeenAt, current, displacedDevice },
  ending,
  onEnd,
}: SessionRowProps) {
  const { t } = useLingui();
  const { recent } = useFormats();
  const name = deviceName(device) ?? t`Appareil inconnu`;
  return (
    <li className="flex min-h-13 items-center gap-x-3 px-4 py-1.5 md:px-5">
      <Icon of={Monitor} className="text-ink-3 max-md:hidden" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium break-words">{name}</p>
        <p className="text-ink-2">
          <span className="max-md:hidden">
            <Trans>Connexion : {recent(createdAt)}</Trans>
            {" · "}
          </span>
          <Trans>Dernière activité : {recent(lastSeenAt)}</Trans>
        </p>
        {displacedDevice !== undefined && (
          <p className="break-words text-ink-2">
            <Trans>
              Dix appareils au plus : à cette connexion, {deviceName(displacedDevice) ?? t`un appareil inconnu`} a été
              déconnecté.
            </Trans>
          </p>
        )}
      </div>
      {current ? (
        <Badge tone="accent" icon="dot">
          <Trans>Cet appareil</Trans>
        </Badge>
      ) : (
        <Button
          variant="link"
          size="sm"
          aria-label={t`Déconnecter ${name}`}
          loading={ending}
          loadingLabel={<Trans>Déconnexion…</Trans>}
          onClick={onEnd}
        >
          <Trans>Déconnecter</Trans>
        </Button>
      )}
    </li>
  );
}

/** Ends sessions of one's own. */
function useEndSessions() {
  const utils = trpc.useUtils();
  const endSession = trpc.auth.endSession.useMutation();
  const endAll = trpc.auth.endOtherSessions.useMutation();
  const [ending, setEnding] = useState<ReadonlySet<string>>(new Set());
  /** Resolves with whether the call that ends these has. */
  const during = async (ids: readonly string[], call: () => Promise<unknown>): Promise<boolean> => {
    setEnding((others) => new Set([...others, ...ids]));
    const ended = await call().then(
      () => true,
      // The call has told why.
      () => false,
    );
    await utils.auth.sessions.invalidate();
    setEnding((others) => new Set([...others].filter((id) => !ids.includes(id))));
    return ended;
  };
  return {
    end: (id: string) => during([id], () => endSession.mutateAsync({ id })),
    endOthers: (ids: readonly string[]) => during(ids, () => endAll.mutateAsync()),
    ending,
  };
}
