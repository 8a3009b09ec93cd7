import { Plural, Trans } from "@lingui/react/macro";
import type { UserDetail } from "@metiro/shared/user/schema";
import { Note } from "#ui/feedback/note.tsx";

/** What goes with an account and what stays, as the server does it. */
export function AccountErasureText({ user: { role, holdings } }: { user: Pick<UserDetail, "role" | "holdings"> }) {
  const { jobRequests, openJobRequests, answers, subscriptions } = holdings;
  return (
    <>
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          <Trans>Son nom, son e-mail, son téléphone, son adresse et son mot de passe sont effacés.</Trans>
        </li>
        {role === "Tenderer" && openJobRequests > 0 && (
          <li>
            <Plural
              value={openJobRequests}
              one="Sa demande ouverte est annulée, et les entreprises encore en lice averties."
              other="Ses # demandes ouvertes sont annulées, et les entreprises encore en lice averties."
            />
          </li>
        )}
        {role === "Tenderer" && jobRequests > 0 && (
          <li>
            <Plural
              value={jobRequests}
              one="Sa demande reste visible, sans son nom, ni description, ni photos."
              other="Ses # demandes restent visibles, sans son nom, ni description, ni photos."
            />
          </li>
        )}
        {role === "Company" && (
          <li>
            <Trans>Le nom, le numéro IDE, les coordonnées, le logo, la zone et les prestations sont effacés.</Trans>
          </li>
        )}
        {role === "Company" && answers > 0 && (
          <li>
            <Plural
              value={answers}
              one="Sa réponse reste aux clients, sans message ni nom."
              other="Ses # réponses restent aux clients, sans message ni nom."
            />
          </li>
        )}
        {role === "Company" && subscriptions > 0 && (
          <li>
            <Plural
              value={subscriptions}
              one="Son abonnement reste : c’est une pièce comptable."
              other="Ses # abonnements restent : ce sont des pièces comptables."
            />
          </li>
        )}
        {role === "Admin" && (
          <li>
            <Trans>Les images qu’il a placées dans le blog y restent.</Trans>
          </li>
        )}
      </ul>
      <Note tone="danger" className="mt-4">
        <Trans>Cette action est définitive.</Trans>
      </Note>
    </>
  );
}
