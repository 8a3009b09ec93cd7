import { Trans, useLingui } from "@lingui/react/macro";
import type { UserDetail } from "@metiro/shared/user/schema";
import { Send } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";

const ResendInvitation = lazy(() => import("./resend-invitation.tsx"));

/** That an admin has not accepted its invitation yet, and another one. */
export function InvitedNote({ user }: { user: UserDetail }) {
  const { t } = useLingui();
  const [resending, setResending] = useState(false);
  if (!user.invited) return null;
  return (
    <Note tone="warning" className="mb-6">
      <div className="grid gap-3 md:flex md:flex-wrap md:items-center md:justify-between">
        <p className="font-semibold">
          <Trans>Cette personne n’a pas encore choisi de mot de passe.</Trans>
        </p>
        <Button
          size="sm"
          variant="secondary"
          icon={Send}
          disabledReason={user.lockedAt === undefined ? undefined : t`Ce compte est bloqué.`}
          onClick={() => setResending(true)}
        >
          <Trans>Renvoyer l’invitation</Trans>
        </Button>
      </div>
      {resending && (
        <Suspense>
          <ResendInvitation user={user} onClose={() => setResending(false)} />
        </Suspense>
      )}
    </Note>
  );
}
