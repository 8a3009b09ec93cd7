import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ConfigKey } from "@metiro/shared/application-config/keys";
import type { AuditEntry } from "@metiro/shared/audit/schema";
import { settingLabels } from "#domain/configuration/setting-words.ts";
import { saidBySentence, sentenceOf } from "./action-sentences.ts";
import { isByItself } from "./by-itself.ts";
import { elided, type Piece, piecesOf, type Slot, slots } from "./slots.ts";
import { most } from "./use-changes-in-words.ts";
import { valueWords } from "./value-words.ts";

/** The name by which a row was known when the entry was written. */
const nameThen = ({ details }: AuditEntry): string | undefined =>
  ["name", "title", "number", "key"].map((field) => details[field]).find((name) => typeof name === "string");

/** What the row is called; of a setting its words. What the operator runs has names for machines alone. */
export function useSubjectName(): (entry: AuditEntry) => string | undefined {
  const { i18n } = useLingui();
  return (entry) => {
    const known = entry.subject ?? (entry.action.startsWith("operator.run") ? undefined : nameThen(entry));
    const setting =
      entry.entity === "applicationConfig" && known !== undefined ? settingLabels[known as ConfigKey] : undefined;
    return setting ? i18n._(setting) : known;
  };
}

/** The fields that tell whom it was done to beside the row itself, the first that is there. */
const whomFields = ["companyIds", "companyId", "of", "userId"];

interface Whom {
  fields: string[];
  name?: string;
  /** Whose account is deleted since. */
  isGone?: boolean;
}

function useWhom(): (entry: AuditEntry) => Whom {
  const { t } = useLingui();
  return ({ details, names, actor }) => {
    const field = whomFields.find((one) => details[one] !== undefined && details[one] !== null);
    if (field === undefined) return { fields: [] };
    const ids = [details[field]].flat();
    const [id] = ids;
    const own = { fields: [field] };
    // Whoever does something for themselves is not named twice.
    if (ids.length === 0 || id === actor?.id) return own;
    // Of several the line below has the names.
    if (ids.length > 1)
      return {
        fields: ids.length > most ? [field] : [],
        name: t`${plural(ids.length, { one: "# entreprise", other: "# entreprises" })}`,
      };
    const name = names?.find((one) => one.id === id)?.name;
    return name === undefined ? { ...own, isGone: true } : { ...own, name };
  };
}

export interface Told {
  /** What was done, without who did it: words, and the row's name where it stands. */
  pieces: Piece[];
  names: Partial<Record<Slot, string>>;
  /** Whether the row, or whom it was done to, is no longer there. */
  isGone: boolean;
  /** Fields of the details that the sentence says. */
  isSaid: (field: string) => boolean;
}

/** What people do to their own account before they are signed in, by a code or a link: they are its subject. */
export const isOwnAct = ({ action, actor }: AuditEntry): boolean =>
  actor === undefined && action.startsWith("auth.") && !isByItself(action);

/** Rows that have a name for as long as they are there. */
const alwaysNamed = new Set(["user", "company", "jobRequest", "category", "subCategory", "region", "blog"]);
const ends = /\.(?:delete|deleteAccount|erase|eraseAccount|merge)$/;

/** What an entry tells. `about`: the row whose page it stands on, which is not named there again. */
export function useTold(): (entry: AuditEntry, about?: string) => Told {
  const { i18n } = useLingui();
  const subjectOf = useSubjectName();
  const whomOf = useWhom();
  return (entry, about) => {
    const { action, details, entity, entityId, subject, actor } = entry;
    const isKnownHere = entityId !== undefined && (entityId === about || entityId === actor?.id || isOwnAct(entry));
    const whom = whomOf(entry);
    const kind = details["kind"];
    const words = typeof kind === "string" ? valueWords(action, "kind", kind) : [];
    const names: Told["names"] = {
      ...withName("name", isKnownHere ? undefined : subjectOf(entry)),
      ...withName("whom", whom.name),
      ...withName("kind", words[0] && i18n._(words[0])),
      ...withName("into", typeof details["into"] === "string" ? details["into"] : undefined),
    };
    const sentence = i18n._(sentenceOf(entry));
    const has = (slot: Slot) => sentence.includes(slots[slot]);
    const pieces = piecesOf(sentence, (slot) => names[slot] !== undefined);
    const rowIsGone =
      !isKnownHere && !ends.test(action) && alwaysNamed.has(entity) && entityId !== undefined && subject === undefined;
    const said = new Set([
      ...(saidBySentence[action] ?? []),
      ...(has("whom") ? whom.fields : []),
      ...(has("kind") && names.kind !== undefined ? ["kind"] : []),
      ...(has("into") ? ["into"] : []),
      // Whose key it was stands with who did it.
      "apiKey",
    ]);
    return {
      pieces: i18n.locale === "fr" ? withElision(pieces, names) : pieces,
      names,
      isGone: rowIsGone || (has("whom") && whom.isGone === true),
      isSaid: (field) => said.has(field),
    };
  };
}

const withName = (slot: Slot, name: string | undefined): Told["names"] => (name === undefined ? {} : { [slot]: name });

/** Only people and companies stand without quotes, and only before them a vowel is left out. */
const withElision = (pieces: Piece[], names: Told["names"]): Piece[] =>
  pieces.map((piece, index) => {
    const next = pieces[index + 1];
    return typeof piece === "string" && typeof next === "object" ? elided(piece, names[next.slot] ?? "") : piece;
  });
