import { personName } from "@metiro/shared/user/nameless";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { AuditEntry } from "@metiro/shared/audit/schema";
import type { ConfigKey } from "@metiro/shared/application-config/keys";
import { Link } from "@tanstack/react-router";
import { settingLabels } from "#domain/configuration/setting-words.ts";
import { addressOf, entityWords } from "./entity-words.ts";

const linkClass = "font-medium text-accent-ink underline underline-offset-[0.2em]";

/** Who did it; nobody is named where nobody was signed in, or the platform did it by itself. */
export function ActorName({ entry: { actor, action } }: { entry: AuditEntry }) {
  if (actor) return personName(actor) ?? <Trans>Compte effacé</Trans>;
  return (
    <span className="text-ink-3">
      {action.startsWith("retention.") ? <Trans>La plateforme</Trans> : <Trans>Sans connexion</Trans>}
    </span>
  );
}

/** The name by which a row was known when the entry was written. */
const nameThen = ({ details }: AuditEntry): string | undefined =>
  ["name", "title", "number", "key"].map((field) => details[field]).find((name) => typeof name === "string");

/** The row that it was done to, and the way to it while there is one. */
export function AuditSubject({ entry }: { entry: AuditEntry }) {
  const { _ } = useLingui();
  const { entity, entityId, subject } = entry;
  const kind = entityWords[entity];
  const known = subject ?? nameThen(entry);
  const setting = entity === "applicationConfig" && known !== undefined ? settingLabels[known as ConfigKey] : undefined;
  const name = setting ? _(setting) : known;
  const address = subject !== undefined && entityId !== undefined ? addressOf(entity, entityId) : undefined;
  return (
    <span>
      <span className="text-ink-2">{kind ? _(kind) : entity}</span>
      {name !== undefined && (
        <>
          {" "}
          {address ? (
            <Link to={address} className={linkClass}>
              {name}
            </Link>
          ) : (
            name
          )}
        </>
      )}
    </span>
  );
}
