import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { AuditEntry } from "@metiro/shared/audit/schema";
import { changesOf, factsOf } from "./changes.ts";
import { useAuditFieldValue, useAuditFieldWords } from "./use-audit-words.ts";

/** So many are told in the line; the details have all. */
const most = 3;
/** A text that is longer is read in the details. */
const longest = 60;

/** What names the row stands in the line already, and what a publication changed in a form is a list of its own. */
const told = new Set(["name", "title", "number", "key", "changes"]);

/** What changed, « Nom : Peinture › Peintures »; of what changed nothing, what is known of it, « Entreprises : 3 éléments ». */
export function useChangesInWords(): (entry: AuditEntry) => string[] {
  const { t } = useLingui();
  const fieldOf = useAuditFieldWords();
  const valueOf = useAuditFieldValue(1);
  return (entry) => {
    const { details } = entry;
    const text = (path: readonly string[], value: unknown) => {
      const words = valueOf(entry, path.at(-1) ?? "value", value);
      return words.length > longest ? `${words.slice(0, longest - 1)}…` : words;
    };
    const changed = changesOf(details).map(({ path, before, after }) => {
      // Of a setting there is only its value.
      const field = path.length === 0 || path.at(-1) === "value" ? "" : t`${fieldOf(path)} : `;
      return `${field}${text(path, before)} › ${text(path, after)}`;
    });
    const facts = factsOf(details)
      .filter(([name]) => !told.has(name))
      // « 3 entreprises » says of what it is.
      .map(([name, value]) =>
        name === "companyIds" && Array.isArray(value) && value.length > 1
          ? text([name], value)
          : t`${fieldOf([name])} : ${text([name], value)}`,
      );
    const lines = [...changed, ...facts];
    const left = lines.length - most;
    return left > 0
      ? [...lines.slice(0, most), t`${plural(left, { one: "et # autre", other: "et # autres" })}`]
      : lines;
  };
}
