import { useLingui } from "@lingui/react/macro";
import { eventsFor, type WebhookEvent } from "@metiro/shared/webhook/constants";
import type { Role } from "@metiro/shared/roles";
import type { FieldValues } from "react-hook-form";
import { type FieldBinding, useField } from "#form/field-binding.ts";
import { Checkbox } from "#ui/input/checkbox.tsx";
import { FieldGroup } from "#ui/input/field.tsx";
import { eventGroups, eventWords } from "./event-words.ts";

/** The events that somebody of this role can be told, in groups with words. */
export function EventPicker<Input extends FieldValues, Output>(props: FieldBinding<Input, Output> & { role: Role }) {
  const { i18n } = useLingui();
  const { value, onChange, frame, rest } = useField(props);
  const chosen = new Set(Array.isArray(value) ? (value as WebhookEvent[]) : []);
  const groupOf = (name: string) => {
    const words = eventGroups[name.split(".")[0] ?? name];
    return words ? i18n._(words) : name;
  };
  const choose = (names: readonly WebhookEvent[], on: boolean) =>
    onChange(eventsFor(rest.role).filter((name) => (names.includes(name) ? on : chosen.has(name))));
  return (
    <FieldGroup {...frame}>
      <div className="grid gap-2">
        {[...Map.groupBy(eventsFor(rest.role), groupOf)].map(([group, names]) => {
          const on = names.filter((name) => chosen.has(name)).length;
          return (
            <div key={group} className="rounded-md border border-line px-4 py-1">
              <Checkbox
                label={<span className="font-semibold">{group}</span>}
                hint={`${on} / ${names.length}`}
                checked={on === names.length}
                mixed={on > 0 && on < names.length}
                onChange={(event) => choose(names, event.target.checked)}
              />
              <ul className="grid gap-x-6 pb-2 sm:grid-cols-2">
                {names.map((name) => (
                  <li key={name} className="min-w-0">
                    <Checkbox
                      label={i18n._(eventWords[name])}
                      hint={<code className="text-xs break-all">{name}</code>}
                      checked={chosen.has(name)}
                      onChange={(event) => choose([name], event.target.checked)}
                    />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
