import { maxPageSize } from "@metiro/shared/paging/constants";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatMoment } from "@metiro/shared/text/format";
import type { EndLockoutsInput, Lockout } from "@metiro/shared/user/lockouts";
import { Link } from "@tanstack/react-router";
import { Timer } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Count } from "#ui/display/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card, CardHead } from "#ui/display/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { lockoutWords } from "#domain/sign-in/lockout-words.ts";
import { useRefreshPeople } from "./use-refresh-people.ts";

interface LockoutsCardProps {
  /** Only those of this account; all of them without it. */
  userId?: string | undefined;
}

/** Who has to wait after too many attempts, while there is somebody; each lockout can be ended. */
export function LockoutsCard({ userId }: LockoutsCardProps) {
  const { t } = useLingui();
  const refresh = useRefreshPeople();
  const { data } = trpc.user.pauses.useQuery(
    { pageSize: maxPageSize, ...(userId !== undefined && { userId }) },
    { ...handlesOwnErrors, staleTime: 0, retryOnMount: false },
  );
  const end = trpc.user.endPauses.useMutation({ onSettled: refresh });
  if (!data || data.totalCount === 0) return null;
  const lift = (whose: EndLockoutsInput) =>
    end.mutate(whose, { onSuccess: () => void toast.success(t`La pause est levée.`) });
  return (
    <Card className="mb-6">
      <CardHead title={<Trans>En pause après trop d’essais</Trans>} aside={<Count value={data.totalCount} accent />} />
      <ul className="divide-y divide-line">
        {data.items.map((lockout) => (
          <LockoutRow
            key={`${lockout.kind} ${lockout.user?.id ?? lockout.address}`}
            lockout={lockout}
            named={userId === undefined}
            ending={end.isPending}
            onEnd={lift}
          />
        ))}
      </ul>
    </Card>
  );
}

interface LockoutRowProps {
  lockout: Lockout;
  named: boolean;
  ending: boolean;
  onEnd: (whose: EndLockoutsInput) => void;
}

function LockoutRow({ lockout: { kind, until, user, address }, named, ending, onEnd }: LockoutRowProps) {
  const { t, i18n } = useLingui();
  const words = i18n._(lockoutWords[kind]);
  const name = user ? `${user.firstName} ${user.lastName}` : (address ?? "");
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <Icon of={Timer} className="text-ink-3" />
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-medium wrap-anywhere">
          {named && user ? (
            <Link to="/admin/users/$id" params={{ id: user.id }} search className="text-ink hover:underline">
              {name} · {user.email}
            </Link>
          ) : named ? (
            name
          ) : (
            words
          )}
        </p>
        <p className="text-sm text-ink-2">
          {named && `${words} · `}
          <Trans>jusqu’au {formatMoment(until)}</Trans>
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t`Lever la pause : ${name}`}
        loading={ending}
        loadingLabel={<Trans>Levée…</Trans>}
        onClick={() => onEnd(user ? { userId: user.id } : { address })}
      >
        <Trans>Lever la pause</Trans>
      </Button>
    </li>
  );
}
