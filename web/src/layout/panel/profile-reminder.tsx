import { Trans, useLingui } from "@lingui/react/macro";
import type { Role } from "@metiro/shared/roles";
import { Link, useLocation } from "@tanstack/react-router";
import { trpc } from "../../api.ts";
import { quietly } from "../../calls/quietly.ts";
import { useSession } from "../../session/use-session.ts";
import { Note } from "../../ui/note.tsx";
import { profileOf } from "./role.ts";

/** Says on every page of a panel that the profile is not complete; everything works without. */
export function ProfileReminder({ of: role }: { of: Exclude<Role, "Admin"> }) {
  const profile = profileOf[role];
  const here = useLocation({ select: ({ pathname }) => pathname });
  const claims = useSession()?.claims;
  if (!claims || claims.profileCompleted || !claims.emailConfirmed || here.startsWith(profile)) return null;
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
  const { data: own } = trpc.tenderer.own.useQuery(undefined, { ...quietly, retryOnMount: false });
  const fields = [
    { name: "phone", label: t`téléphone mobile`, there: own?.phone },
    { name: "street", label: t`rue et numéro`, there: own?.street },
    { name: "postalCode", label: t`NPA`, there: own?.postalCode },
    { name: "locality", label: t`localité`, there: own?.locality },
    { name: "subregionId", label: t`district`, there: own?.subregionId },
  ];
  const missing = own ? fields.filter(({ there }) => there === undefined) : [];
  return (
    <Note className="mb-6">
      <Trans>Complétez votre profil : il remplira d’avance vos demandes.</Trans>{" "}
      {missing.length === 0 ? (
        <Link to="/tenderer/profile" className={fieldLink}>
          <Trans>Compléter mon profil</Trans>
        </Link>
      ) : (
        <>
          <Trans>Il manque :</Trans>{" "}
          {missing.map(({ name, label }, rank) => (
            <span key={name}>
              {rank > 0 && ", "}
              <Link to="/tenderer/profile" hash={name} className={fieldLink}>
                {label}
              </Link>
            </span>
          ))}
        </>
      )}
    </Note>
  );
}

const fieldLink =
  "font-semibold text-accent-ink underline underline-offset-[0.2em] max-md:inline-grid max-md:min-h-11 max-md:content-center";
