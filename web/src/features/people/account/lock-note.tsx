import { Trans } from "@lingui/react/macro";
import { formatMoment } from "@metiro/shared/text/format";
import type { UserDetail } from "@metiro/shared/user/schema";
import { Note } from "#ui/feedback/note.tsx";

/** Since when an account is locked, and why; nothing of one that is open. */
export function LockNote({ user: { lockedAt, lockReason } }: { user: Pick<UserDetail, "lockedAt" | "lockReason"> }) {
  if (lockedAt === undefined) return null;
  return (
    <Note tone="lock" className="mb-6">
      <p className="font-semibold">
        <Trans>Compte bloqué le {formatMoment(lockedAt)}</Trans>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{lockReason ?? <Trans>Sans note interne.</Trans>}</p>
    </Note>
  );
}
