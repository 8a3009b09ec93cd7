import { hoursHold } from "@metiro/shared/notification/hours";
import type { NotificationSettings, UpdateNotificationsInput } from "@metiro/shared/notification/schema";
import type { SettingsForm } from "./settings-form.ts";

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Of a record by kind what is another than it was. */
function changedIn<Kinds extends Readonly<Record<string, unknown>>>(was: Kinds, is: Kinds): Partial<Kinds> | undefined {
  const changed = Object.entries(is).filter(([kind, value]) => value !== was[kind]);
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Kinds>) : undefined;
}

/** What was chosen since, and no more; hours that cannot be are left out. Nothing where all is as it was. */
export function settingsChangesIn(
  was: NotificationSettings,
  is: NotificationSettings,
): UpdateNotificationsInput | undefined {
  const choices = changedIn(was.choices, is.choices);
  const push = changedIn(was.push, is.push);
  const change: UpdateNotificationsInput = {
    ...(choices && { choices }),
    ...(push && { push }),
    ...(is.digestHour !== was.digestHour && { digestHour: is.digestHour }),
    ...(!isSame(is.quiet, was.quiet) && (!is.quiet || hoursHold(is.quiet)) && { quiet: is.quiet }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

/** Puts back what was refused, but for what has been chosen anew meanwhile. */
export function putBack(form: SettingsForm, refused: UpdateNotificationsInput, was: NotificationSettings): void {
  const { choices, push, digestHour, quiet } = form.getValues();
  const undone = <Kinds extends object>(is: Kinds, sent: object | undefined, before: Kinds): Kinds => ({
    ...is,
    ...Object.fromEntries(
      Object.entries(sent ?? {}).flatMap(([kind, value]) =>
        is[kind as keyof Kinds] === value ? [[kind, before[kind as keyof Kinds]]] : [],
      ),
    ),
  });
  form.reset({
    choices: undone(choices, refused.choices, was.choices),
    push: undone(push, refused.push, was.push),
    digestHour: digestHour === refused.digestHour ? was.digestHour : digestHour,
    quiet: refused.quiet !== undefined && isSame(quiet, refused.quiet) ? was.quiet : quiet,
  });
}
