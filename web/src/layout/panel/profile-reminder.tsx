import { Trans, useLingui } from "@lingui/react/macro";
import { panelOf, type Role } from "@metiro/shared/roles";
import { Link, useLocation } from "@tanstack/react-router";
import { X } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { useSession } from "#session/use-session.ts";
import { useDismissed } from "#session/device/use-dismissed.ts";
import { cn } from "#ui/cn.ts";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { profileOf } from "@metiro/shared/roles";

interface ProfileReminderProps {
  of: Exclude<Role, "Admin">;
  /** Among what the dashboard itself says, after what happens to a request that was just sent. */
  within?: boolean;
}

/** Says on every page of a panel that the profile is not complete; everything works without. */
export function ProfileReminder({ of: role, within = false }: ProfileReminderProps) {
  const profile = profileOf[role];
  const here = useLocation({ select: ({ pathname }) => pathname });
  const claims = useSession()?.claims;
  if (!claims || claims.profileCompleted || !claims.emailConfirmed || here.startsWith(profile)) return null;
  if (within !== (role === "Tenderer" && here === panelOf.Tenderer)) return null;
  // A conversation needs the whole screen.
  if (/\/messages(\/|$)/.test(here)) return null;
  if (role === "Tenderer") return <ClientReminder />;
  return (
    <Note className="mb-6">
      <Trans>Votre profil n’est pas complet : nous ne pouvons pas encore choisir de demandes pour vous.</Trans>{" "}
      <Link to={profile} className="font-semibold text-accent-ink underline underline-offset-[0.2em]">
        <Trans>Compléter mon profil</Trans>
      </Link>
    </Note>
  );
}

/** Names exactly what is missing; each leads to its field. */
function ClientReminder() {
  const { t } = useLingui();
  const [dismissed, dismiss] = useDismissed("profile-reminder");
  const { data: own } = trpc.tenderer.own.useQuery(undefined, { ...handlesOwnErrors, retryOnMount: false });
  const fields = [
    { name: "phone", label: t`téléphone mobile`, there: own?.phone },
    { name: "street", label: t`rue et numéro`, there: own?.street },
    { name: "postalCode", label: t`NPA`, there: own?.postalCode },
    { name: "locality", label: t`localité`, there: own?.locality },
    { name: "subregionId", label: t`district`, there: own?.subregionId },
  ];
  const missing = own ? fields.filter(({ there }) => there === undefined) : [];
  if (dismissed) return null;
  return (
    <Note className="relative mb-6 pr-14 max-md:py-1">
      <IconButton
        icon={X}
        label={t`Ne plus afficher ce rappel`}
        onClick={dismiss}
        className="absolute top-0.5 right-0.5"
      />
      <Link to="/tenderer/profile" className={cn(fieldLink, missing.length > 0 && "md:hidden")}>
        <Trans>Compléter mon profil</Trans>
      </Link>
      {missing.length > 0 && (
        <span className="max-md:hidden">
          <Trans>Complétez votre profil : il remplira d’avance vos demandes.</Trans> <Trans>Il manque :</Trans>{" "}
          {missing.map(({ name, label }, rank) => (
            <span key={name}>
              {rank > 0 && ", "}
              <Link to="/tenderer/profile" hash={name} className={fieldLink}>
                {label}
              </Link>
            </span>
          ))}
        </span>
      )}
    </Note>
  );
}

const fieldLink =
  "font-semibold text-accent-ink underline underline-offset-[0.2em] max-md:inline-grid max-md:min-h-11 max-md:content-center";
