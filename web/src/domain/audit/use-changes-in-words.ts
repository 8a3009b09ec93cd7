import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { AuditEntry } from "@metiro/shared/audit/schema";
import { changesOf, factsOf, isEmpty, isWorded } from "./changes.ts";
import { useAuditFieldValue, useAuditFieldWords } from "./use-audit-words.ts";

/** So many are told in the line, and named of a list; the details have all. */
export const most = 3;
/** A text that is longer is read in the details. */
const longest = 60;

/** What names the row stands in the line already. */
const named = new Set(["name", "title", "number", "key"]);
/** Values that are no words: that they changed is all there is to say. */
const wordless = new Set(["icon", "questions"]);

/**
 * What changed, « Nom : Peinture › Peintures », and what is known beside it, « Motif : … », without the fields that the sentence
 * says already. Of what there was nothing there is only what it is now, and names of fields that have no words are kept back.
 */
export function useChangesInWords(): (entry: AuditEntry, isSaid: (field: string) => boolean) => string[] {
  const { t } = useLingui();
  const fieldOf = useAuditFieldWords();
  const valueOf = useAuditFieldValue(most);
  return (entry, isSaid) => {
    const { action, details } = entry;
    const whole = (path: readonly string[], value: unknown) => valueOf(entry, path.at(-1) ?? "value", value);
    const text = (path: readonly string[], value: unknown) => {
      const words = whole(path, value);
      return words.length > longest ? `${words.slice(0, longest - 1)}…` : words;
    };
    const changes = changesOf(details).filter(({ path }) => isWorded(action, path) && !isSaid(path.at(-1) ?? ""));
    const changed = changes.map(({ path, before, after }) => {
      const [was, is] = [text(path, before), text(path, after)];
      // Of a setting there is only its value.
      const isValue = path.length === 0 || path.at(-1) === "value";
      const field = isValue ? "" : t`${fieldOf(path)} : `;
      if (was === is || wordless.has(path.at(-1) ?? ""))
        return isValue ? t`contenu modifié` : t`${fieldOf(path)} : contenu modifié`;
      // What was added or deleted has one side only.
      if (before === undefined || (isEmpty(before) && !isValue)) return `${field}${is}`;
      return after === undefined ? `${field}${was}` : `${field}${was} › ${is}`;
    });
    const facts = factsOf(details)
      .filter(([name, value]) => isWorded(action, [name]) && !named.has(name) && !isSaid(name) && !isEmpty(value))
      .flatMap(([name, value]) => {
        if (name === "changes" && Array.isArray(value))
          return t`${plural(value.length, { one: "# changement", other: "# changements" })}`;
        // Whose number the sentence says.
        if (name === "companyIds" && Array.isArray(value) && value.length > 1) return whole([name], value);
        if (name !== "fields" || !Array.isArray(value)) return t`${fieldOf([name])} : ${text([name], value)}`;
        // What changed is told once.
        const rest = value.filter((field) => !changes.some(({ path }) => path.includes(String(field))));
        return rest.length > 0 ? t`${fieldOf([name])} : ${text([name], rest)}` : [];
      });
    const lines = [...changed, ...facts];
    const left = lines.length - most;
    return left > 0
      ? [...lines.slice(0, most), t`${plural(left, { one: "et # autre", other: "et # autres" })}`]
      : lines;
  };
}
