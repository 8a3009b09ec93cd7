import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnSignIns } from "@metiro/shared/auth/sign-ins";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { useFormats } from "#i18n/use-formats.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Card, CardFoot } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { deviceName } from "#domain/sign-in/device-name.ts";
import { outcomeLooks } from "#domain/sign-in/sign-in-words.ts";
import { useWayWords } from "#domain/sign-in/use-way-words.ts";
import { useFirstRows } from "./use-first-rows.tsx";

const most = 10;

/** The last ways into one's own account and refusals at it: whoever sees one that was not its own chooses another password. */
export default function SignInsCard() {
  const { data, error, refetch, isFetching } = trpc.auth.signIns.useQuery(undefined, {
    staleTime: 0,
    ...handlesOwnErrors,
  });
  const { shown, showAll } = useFirstRows((data ?? []).slice(0, most));
  if (error && !data)
    return (
      <Card>
        <ErrorState
          title={<Trans>Vos dernières connexions n’ont pas pu être chargées.</Trans>}
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
  return (
    <Card>
      {data.length === 0 ? (
        <p className="px-4 py-3 text-ink-2 md:px-5">
          <Trans>Aucune connexion ces 90 derniers jours.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {shown.map((event) => (
            <SignInRow key={event.id} event={event} />
          ))}
        </ul>
      )}
      {showAll && <CardFoot>{showAll}</CardFoot>}
    </Card>
  );
}

type SignInEvent = OwnSignIns[number];

function SignInRow({ event }: { event: SignInEvent }) {
  const { at, outcome, address, device, fromNewDevice } = event;
  const { t, i18n } = useLingui();
  const { recent } = useFormats();
  const way = useWayWords()(event);
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm md:px-5">
      <p className="min-w-0 flex-1 break-words text-ink-2">
        <span className="font-medium text-ink">{i18n._(outcomeLooks[outcome].label)}</span>
        {event.method !== "call" && (
          <>
            {" "}
            · <span>{way}</span>
          </>
        )}{" "}
        · {deviceName(device) ?? t`Appareil inconnu`} · {address}
      </p>
      {fromNewDevice && (
        <Badge tone="warning" icon="dot">
          <Trans>Nouvel appareil</Trans>
        </Badge>
      )}
      <span className="num text-ink-2">{recent(at)}</span>
    </li>
  );
}
