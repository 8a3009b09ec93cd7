import { useLingui } from "@lingui/react/macro";
import { callsForKeysOf } from "@metiro/shared/permissions";
import type { Role } from "@metiro/shared/roles";
import { Search } from "lucide-react";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type FieldBinding, useField } from "#form/field-binding.ts";
import { Summary } from "#ui/display/summary.tsx";
import { Checkbox } from "#ui/input/checkbox.tsx";
import { FieldGroup } from "#ui/input/field.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { callWords } from "./call-words.ts";
import { groupWords, verbWords } from "./scope-words.ts";

const sliceOf = (path: string) => path.split(".")[0] ?? path;
const verbOf = (path: string) => path.split(".")[1] ?? path;
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** What a key may do, in groups and in words; a search narrows them, also by the names that programs know them by. */
export function ScopePicker<Input extends FieldValues, Output>(props: FieldBinding<Input, Output> & { role: Role }) {
  const { i18n, t } = useLingui();
  const { value, onChange, frame, rest } = useField(props);
  const [search, setSearch] = useState("");
  const chosen = new Set(Array.isArray(value) ? (value as string[]) : []);
  const groupOf = (path: string) => {
    const words = groupWords[sliceOf(path)];
    return words ? i18n._(words) : sliceOf(path);
  };
  const wordsOf = (path: string) => {
    const words = callWords[path] ?? verbWords[verbOf(path)];
    return words ? i18n._(words) : verbOf(path);
  };
  const typed = plain(search.trim());
  const shown = callsForKeysOf(rest.role).filter((path) =>
    plain(`${groupOf(path)} ${wordsOf(path)} ${path}`).includes(typed),
  );
  // Who is no programmer has no use for the names; who types one sees what it found.
  const isNamed = (path: string) =>
    rest.role === "Admin" || (typed !== "" && !plain(`${groupOf(path)} ${wordsOf(path)}`).includes(typed));
  const groups = [...Map.groupBy(shown, groupOf)].toSorted(([a], [b]) => a.localeCompare(b));
  const choose = (paths: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const path of paths)
      if (on) next.add(path);
      else next.delete(path);
    onChange([...next]);
  };
  const count = chosen.size;
  return (
    <FieldGroup {...frame} help={count === 0 ? frame.help : t`Actions choisies : ${count}`}>
      <div className="grid gap-3">
        <TextInput
          type="search"
          icon={Search}
          aria-label={t`Chercher une action`}
          placeholder={t`Chercher : répondre, messages…`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
        <div className="grid gap-2">
          {groups.map(([group, paths]) => {
            const on = paths.filter((path) => chosen.has(path)).length;
            return (
              <div key={group} className="rounded-md border border-line px-4 py-1">
                <Checkbox
                  label={<span className="font-semibold">{group}</span>}
                  hint={`${on} / ${paths.length}`}
                  checked={on === paths.length}
                  mixed={on > 0 && on < paths.length}
                  onChange={(event) => choose(paths, event.target.checked)}
                />
                <details open={typed !== "" || (on > 0 && on < paths.length) || undefined}>
                  <Summary className="min-h-11 text-sm text-link">{t`Cocher une à une : ${group}`}</Summary>
                  <ul className="grid gap-x-6 pb-2 sm:grid-cols-2">
                    {paths.map((path) => (
                      <li key={path} className="min-w-0">
                        <Checkbox
                          label={wordsOf(path)}
                          hint={isNamed(path) && <code className="text-xs break-all">{path}</code>}
                          checked={chosen.has(path)}
                          onChange={(event) => choose([path], event.target.checked)}
                        />
                      </li>
                    ))}
                  </ul>
                </details>
              </div>
            );
          })}
          {groups.length === 0 && <p className="py-2 text-ink-2">{t`Aucune action ne correspond.`}</p>}
        </div>
      </div>
    </FieldGroup>
  );
}
