import { useLingui } from "@lingui/react/macro";
import { isDispensable, type MailChoice, type SwitchableMail } from "@metiro/shared/notification/mails";
import { useController, useWatch } from "react-hook-form";
import { cn } from "#ui/cn.ts";
import { Select } from "#ui/input/select.tsx";
import { Segment } from "#ui/navigation/segment.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import type { SettingsForm } from "./settings-form.ts";

function useWayWords(): Record<MailChoice, string> {
  const { t } = useLingui();
  return { atOnce: t`Tout de suite`, daily: t`Résumé`, off: t`Jamais` };
}

interface WayOfMailProps {
  kind: SwitchableMail;
  name: string;
  form: SettingsForm;
}

/** How one mail comes: side by side where there is room, the phone's own list elsewhere. */
export function WayOfMail({ kind, name, form: { control } }: WayOfMailProps) {
  const words = useWayWords();
  const onPhone = usePhone();
  const { field } = useController({ control, name: `choices.${kind}` });
  const ways: MailChoice[] = ["atOnce", "daily", ...(isDispensable(kind) ? (["off"] as const) : [])];
  const options = ways.map((value) => ({ value, label: words[value] }));
  const value = field.value ?? "atOnce";
  if (!onPhone)
    return (
      <Segment
        label={name}
        options={options}
        value={value}
        onChange={field.onChange}
        // Each way stands below itself in every row.
        className={cn("grid [&>label]:px-1!", ways.length === 3 ? "grid-cols-3" : "w-2/3 grid-cols-2")}
      />
    );
  return (
    <Select
      compact
      aria-label={name}
      options={options}
      value={value}
      onChange={(event) => field.onChange(event.target.value)}
    />
  );
}

interface WayOfGroupProps {
  name: string;
  kinds: readonly SwitchableMail[];
  form: SettingsForm;
}

/** One press for all of a group; what may not be switched off stays as it is. */
export function WayOfGroup({ name, kinds, form }: WayOfGroupProps) {
  const { t } = useLingui();
  const words = useWayWords();
  const choices = useWatch({ control: form.control, name: "choices" });
  const [first, ...others] = new Set(kinds.map((kind) => choices[kind] ?? "atOnce"));
  const isMixed = others.length > 0;
  const ways: MailChoice[] = ["atOnce", "daily", ...(kinds.every(isDispensable) ? (["off"] as const) : [])];
  const choose = (choice: MailChoice) => {
    for (const kind of kinds) form.setValue(`choices.${kind}`, choice, { shouldDirty: true });
  };
  return (
    <Select
      compact
      aria-label={t`Tous les e-mails : ${name}`}
      options={[
        ...(isMixed ? [{ value: "", label: t`Selon la ligne`, disabled: true }] : []),
        ...ways.map((value) => ({ value, label: words[value] })),
      ]}
      value={isMixed ? "" : first}
      onChange={(event) => choose(event.target.value as MailChoice)}
    />
  );
}
