import { Trans } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import { Note } from "#ui/feedback/note.tsx";

interface IdentityNoteProps {
  company: Pick<Company, "name" | "uid" | "verified">;
  /** What is in the form. */
  typed: { name?: string | undefined; uid?: string | undefined };
}

const digitsOf = (uid = "") => uid.replaceAll(/\D/g, "");

/** Said before another name or number of a verified company is saved: what was checked ends with it. */
export function IdentityNote({ company: { name, uid, verified }, typed }: IdentityNoteProps) {
  const isOther = (typed.name ?? name).trim() !== name || digitsOf(typed.uid ?? uid) !== digitsOf(uid);
  if (!verified || !isOther) return null;
  return (
    <Note tone="warning">
      <Trans>
        L’entreprise est vérifiée sous son nom et son numéro IDE actuels. Une fois ce changement enregistré, le signe
        « vérifiée » disparaît jusqu’à ce que l’identité soit de nouveau contrôlée. Les documents déjà envoyés seront
        contrôlés de nouveau.
      </Trans>
    </Note>
  );
}
