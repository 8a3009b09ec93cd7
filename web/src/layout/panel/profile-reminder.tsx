import { Trans } from "@lingui/react/macro";
import type { Role } from "@metiro/shared/roles";
import { Link, useLocation } from "@tanstack/react-router";
import { useSession } from "../../session/use-session.ts";
import { Note } from "../../ui/note.tsx";
import { profileOf } from "./role.ts";

/** Says on every page of a panel that the profile is not complete; everything works without. */
export function ProfileReminder({ of: role }: { of: Exclude<Role, "Admin"> }) {
  const profile = profileOf[role];
  const here = useLocation({ select: ({ pathname }) => pathname });
  const claims = useSession()?.claims;
  if (!claims || claims.profileCompleted || !claims.emailConfirmed || here.startsWith(profile)) return null;
  return (
    <Note className="mb-6">
      {role === "Company" ? (
        <Trans>Votre profil n’est pas complet : nous ne pouvons pas encore choisir de demandes pour vous.</Trans>
      ) : (
        <Trans>Votre profil n’est pas complet : il remplirait d’avance vos demandes.</Trans>
      )}{" "}
      <Link to={profile} className="font-semibold text-accent-ink underline underline-offset-[0.2em]">
        <Trans>Compléter mon profil</Trans>
      </Link>
    </Note>
  );
}
