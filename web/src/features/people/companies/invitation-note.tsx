import { Trans, useLingui } from "@lingui/react/macro";
import type { CompanyDetail } from "@metiro/shared/company/schema";
import { formatMoment } from "@metiro/shared/format";
import { Send } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";

const ResendInvitation = lazy(() => import("../edit/resend-invitation.tsx"));

/** How far the invitation of a company has come that has no password yet, and another one. */
export function InvitationNote({ company }: { company: CompanyDetail }) {
  const { t } = useLingui();
  const [resending, setResending] = useState(false);
  if (!company.invited) return null;
  const { invitation, user, lockedAt } = company;
  return (
    <Note tone="warning" className="mb-6">
      <div className="grid gap-3 md:flex md:flex-wrap md:items-center md:justify-between">
        <div className="min-w-0">
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
        </div>
        <Button
          size="sm"
          variant="secondary"
          icon={Send}
          disabledReason={lockedAt === undefined ? undefined : t`Ce compte est bloqué.`}
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
