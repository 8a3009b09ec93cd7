import { personName } from "@metiro/shared/user/nameless";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { AuditEntry } from "@metiro/shared/audit/schema";
import type { ConfigKey } from "@metiro/shared/application-config/keys";
import { Link } from "@tanstack/react-router";
import { settingLabels } from "#domain/configuration/setting-words.ts";
import { useActionWords } from "./action-words.ts";
import { CellNote } from "#ui/table/table.tsx";
import { addressOf, entityWords } from "./entity-words.ts";
import { useChangesInWords } from "./use-changes-in-words.ts";

const linkClass = "font-medium text-accent-ink underline underline-offset-[0.2em]";

/** What the platform does by itself: at night, when a proof is over, and where it sends a request on. */
const isByItself = (action: string) =>
  action.startsWith("retention.") || action === "proof.expire" || action === "jobRequest.sendToCompanies";

/** Who did it; nobody is named where nobody was signed in, or the platform did it by itself. */
export function ActorName({ entry: { actor, action } }: { entry: AuditEntry }) {
  if (actor) return personName(actor) ?? <Trans>Compte supprimé</Trans>;
  return (
    <span className="text-ink-3">
      {isByItself(action) ? <Trans>La plateforme</Trans> : <Trans>Sans connexion</Trans>}
    </span>
  );
}

/** The name by which a row was known when the entry was written. */
const nameThen = ({ details }: AuditEntry): string | undefined =>
  ["name", "title", "number", "key"].map((field) => details[field]).find((name) => typeof name === "string");

/** What the row is called; of a setting its words. */
function useSubjectName(): (entry: AuditEntry) => string | undefined {
  const { _ } = useLingui();
  return (entry) => {
    const known = entry.subject ?? nameThen(entry);
    const setting =
      entry.entity === "applicationConfig" && known !== undefined ? settingLabels[known as ConfigKey] : undefined;
    return setting ? _(setting) : known;
  };
}

/** Its name, and the way to it while there is one. */
function SubjectName({ entry: { subject, entity, entityId }, name }: { entry: AuditEntry; name: string }) {
  const address = subject !== undefined && entityId !== undefined ? addressOf(entity, entityId) : undefined;
  return address ? (
    <Link to={address} className={entity === "jobRequest" ? `${linkClass} whitespace-nowrap` : linkClass}>
      {name}
    </Link>
  ) : (
    name
  );
}

/** The row that it was done to: its kind and its name. */
export function AuditSubject({ entry }: { entry: AuditEntry }) {
  const { _ } = useLingui();
  const kind = entityWords[entry.entity];
  const name = useSubjectName()(entry);
  return (
    <span>
      <span className="text-ink-2">{kind ? _(kind) : entry.entity}</span>
      {name !== undefined && (
        <>
          {" "}
          <SubjectName entry={entry} name={name} />
        </>
      )}
    </span>
  );
}

interface AuditSentenceProps {
  entry: AuditEntry;
  /** The row whose page it stands on: there it is not named again. */
  about?: string | undefined;
}

/** One line: who did what to which, and below it what changed, field by field. The same in the list and on the page of a row. */
export function AuditSentence({ entry, about }: AuditSentenceProps) {
  const wordsOf = useActionWords();
  const subject = useSubjectName()(entry);
  const name = about !== undefined && entry.entityId === about ? undefined : subject;
  const told = useChangesInWords()(entry);
  return (
    <span className="font-normal wrap-anywhere">
      <span className="font-semibold">
        <ActorName entry={entry} />
      </span>
      {" – "}
      {wordsOf(entry.action)}
      {name !== undefined && (
        <>
          {" : "}
          <SubjectName entry={entry} name={name} />
        </>
      )}
      {told.length > 0 && <CellNote>{told.join(" · ")}</CellNote>}
    </span>
  );
}
