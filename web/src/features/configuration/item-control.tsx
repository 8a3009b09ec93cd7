import { useLingui } from "@lingui/react/macro";
import type { ConfigKey } from "@metiro/shared/application-config/keys";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { settingChoices, settingLabels, settingUnits } from "#domain/configuration/setting-words.ts";
import { SelectField } from "#form/field/choice-fields.tsx";
import { NumberField } from "#form/field/number-fields.tsx";
import { TextField } from "#form/field/text-fields.tsx";
import { type FieldBinding, useField } from "#form/field-binding.ts";
import { Field } from "#ui/input/field.tsx";
import { SwitchInput } from "#ui/input/switch.tsx";
import { currencyOptions } from "./currencies.ts";
import type { Setting, Values } from "./setting.ts";

interface ItemControlProps {
  item: Setting;
  form: UseFormReturn<Values, unknown, Values>;
  help: ReactNode;
}

const inputs = {
  email: { type: "email", inputMode: "email", autoCapitalize: "off", spellCheck: false },
  phone: { type: "tel", inputMode: "tel" },
} as const;

/** On a wide screen what a setting is and does stands on the left, its control on the right. */
const besideClass =
  "xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] xl:gap-x-8 xl:gap-y-0.5 xl:[&>label]:self-end xl:[&>label+*]:col-start-2 xl:[&>label+*]:row-span-2 xl:[&>label+*]:row-start-1 xl:[&>label+*]:self-start xl:[&>p]:col-start-2";

/** A switch stands at the right end on every screen. */
const switchClass =
  "grid! grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 [&>input]:col-start-2 [&>input]:row-span-2 [&>input]:row-start-1 [&>input]:self-center";

/** What is on or off; a form keeps it as a word, as it keeps what is chosen. */
function SwitchField(props: FieldBinding<Values, Values>) {
  const { value, onChange, onBlur, name, frame } = useField(props);
  return (
    <Field {...frame}>
      <SwitchInput
        name={name}
        checked={value === "true"}
        onChange={({ target }) => onChange(String(target.checked))}
        onBlur={onBlur}
      />
    </Field>
  );
}

/** The field of a setting, by what it may be. */
export function ItemControl({ item: { key, type }, form, help }: ItemControlProps) {
  const { i18n } = useLingui();
  const label = i18n._(settingLabels[key as ConfigKey]);
  const field = { control: form.control, name: key as `${string}.${string}`, label, help, className: besideClass };
  const choices = settingChoices(key);
  if (choices)
    return (
      <SelectField
        {...field}
        options={Object.entries(choices).map(([value, words]) => ({ value, label: i18n._(words) }))}
      />
    );
  if (key === "site.currency") return <SelectField {...field} options={currencyOptions(i18n.locale)} />;
  if (type === "boolean") return <SwitchField {...field} className={switchClass} />;
  if (type === "number") {
    const unit = settingUnits[key as ConfigKey];
    return <NumberField {...field} unit={unit && i18n._(unit)} />;
  }
  return <TextField {...field} {...(type === "email" || type === "phone" ? inputs[type] : {})} />;
}
