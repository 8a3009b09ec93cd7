import { personName } from "@metiro/shared/user/nameless";
import { Trans, useLingui } from "@lingui/react/macro";
import type { AuditEntry } from "@metiro/shared/audit/schema";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { CellNote } from "#ui/table/table.tsx";
import { addressOf, entityWords } from "./entity-words.ts";
import { useChangesInWords } from "./use-changes-in-words.ts";
import { isByItself } from "./by-itself.ts";
import { isOwnAct, useSubjectName, useTold } from "./use-told.ts";

const linkClass = "font-medium text-accent-ink underline underline-offset-[0.2em]";

/** Only the operator does these without signing in. */
const isOfOperator = (action: string) => action.startsWith("operator.") || action === "applicationConfig.update";

/** Who did it; nobody is named where the platform did it by itself. */
export function ActorName({ entry }: { entry: AuditEntry }) {
  const { actor, action, apiKey, subject } = entry;
  if (!actor) {
    if (isByItself(action)) return <Trans>La plateforme</Trans>;
    if (isOfOperator(action)) return <Trans>L’exploitant du serveur</Trans>;
    if (isOwnAct(entry)) return subject ?? <Trans>Quelqu’un sans connexion</Trans>;
    return <Trans>Un compte supprimé</Trans>;
  }
  const name = personName(actor) ?? <Trans>Un compte supprimé</Trans>;
  if (!apiKey) return name;
  const key = apiKey.name ?? apiKey.prefix;
  return (
    <Trans>
      {name}, par le programme « {key} »,
    </Trans>
  );
}

/** People and companies stand without quotes, an offer by its number. */
const bare = new Set(["user", "company", "subscription"]);

/** Its name, and the way to it while there is one. */
function SubjectName({ entry: { subject, entity, entityId, details }, name }: { entry: AuditEntry; name: string }) {
  const { t } = useLingui();
  const address = subject !== undefined && entityId !== undefined ? addressOf(entity, entityId) : undefined;
  const isNumber = entity === "jobRequest" || name === details["number"];
  const words = isNumber ? t`n° ${name}` : name;
  if (address)
    return (
      <Link to={address} className={isNumber ? `${linkClass} whitespace-nowrap` : linkClass}>
        {words}
      </Link>
    );
  return isNumber || bare.has(entity) ? words : t`« ${name} »`;
}

/** The row that it was done to: its kind and its name. */
export function AuditSubject({ entry }: { entry: AuditEntry }) {
  const { i18n } = useLingui();
  const kind = entityWords[entry.entity];
  const name = useSubjectName()(entry);
  return (
    <span>
      <span className="text-ink-2">{kind ? i18n._(kind) : <Trans>Autre chose</Trans>}</span>
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

/** One sentence: who did what to which and to whom, and below it what changed, field by field. The same in the list and on the page of a row. */
export function AuditSentence({ entry, about }: AuditSentenceProps) {
  const { pieces, names, isGone, isSaid } = useTold()(entry, about);
  const changes = useChangesInWords()(entry, isSaid);
  return (
    <span className="font-normal wrap-anywhere">
      <span className="font-semibold">
        <ActorName entry={entry} />
      </span>{" "}
      {pieces.map((piece) => (
        <Fragment key={typeof piece === "string" ? piece : piece.slot}>
          {typeof piece === "string" ? (
            piece
          ) : piece.slot === "name" ? (
            <SubjectName entry={entry} name={names.name ?? ""} />
          ) : (
            names[piece.slot]
          )}
        </Fragment>
      ))}
      {isGone && (
        <span className="text-ink-3">
          {" "}
          <Trans>(n’existe plus)</Trans>
        </span>
      )}
      {changes.length > 0 && <CellNote className="max-md:leading-4">{changes.join(" · ")}</CellNote>}
    </span>
  );
}
