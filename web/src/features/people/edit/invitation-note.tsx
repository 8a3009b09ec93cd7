import { Trans, useLingui } from "@lingui/react/macro";
import type { CompanyDetail } from "@metiro/shared/company/schema";
import { formatMoment } from "@metiro/shared/text/format";
import { Send } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const ResendInvitation = lazyPart(() => import("../account/resend-invitation.tsx"));

interface InvitationNoteProps {
  /** An account without a password yet. */
  user: { id: string; email: string };
  locked: boolean;
  children: ReactNode;
}

/** That an invitation has not been accepted yet, and another one. */
export function InvitationNote({ user, locked, children }: InvitationNoteProps) {
  const { t } = useLingui();
  const [resending, setResending] = useState(false);
  return (
    <Note tone="warning" className="mb-6">
      <div className="grid gap-3 md:flex md:flex-wrap md:items-center md:justify-between">
        <div className="min-w-0">{children}</div>
        <Button
          size="sm"
          variant="secondary"
          icon={Send}
          disabledReason={locked ? t`Ce compte est bloqué.` : undefined}
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

/** How far the invitation of a company has come. */
export function CompanyInvitationNote({ company }: { company: CompanyDetail }) {
  if (!company.invited) return null;
  const { invitation, user, lockedAt } = company;
  return (
    <InvitationNote user={user} locked={lockedAt !== undefined}>
      <p className="font-semibold">
        <Trans>Cette entreprise n’a pas encore choisi de mot de passe.</Trans>
      </p>
      <p>
        {invitation === undefined ? (
          <Trans>Aucune invitation n’est en cours.</Trans>
        ) : invitation.open ? (
          <Trans>
            Invitation envoyée le {formatMoment(invitation.sentAt)}, valable jusqu’au{" "}
            {formatMoment(invitation.expiresAt)}.
          </Trans>
        ) : (
          <Trans>L’invitation envoyée le {formatMoment(invitation.sentAt)} n’est plus valable.</Trans>
        )}
      </p>
    </InvitationNote>
  );
}
