import { useLingui } from "@lingui/react/macro";
import type { ConfigKey } from "@metiro/shared/application-config/keys";
import type { UseFormReturn } from "react-hook-form";
import { SelectField } from "#form/field/choice-fields.tsx";
import { NumberField } from "#form/field/number-fields.tsx";
import { TextField } from "#form/field/text-fields.tsx";
import { choicesOf, units } from "./groups.ts";
import type { ItemInput, ItemOutput } from "./item-rules.ts";
import type { Setting } from "./setting.ts";

interface ItemControlProps {
  item: Setting;
  form: UseFormReturn<ItemInput, unknown, ItemOutput>;
  label: string;
  help: string;
}

const inputs = {
  email: { type: "email", inputMode: "email", autoCapitalize: "off", spellCheck: false },
  phone: { type: "tel", inputMode: "tel" },
} as const;

/** The field of a setting, by its type. */
export function ItemControl({ item: { key, type }, form, label, help }: ItemControlProps) {
  const { t, i18n } = useLingui();
  const field = { control: form.control, name: "value", label, help } as const;
  const choices = choicesOf(key);
  if (choices)
    return (
      <SelectField
        {...field}
        options={Object.entries(choices).map(([value, words]) => ({ value, label: i18n._(words) }))}
      />
    );
  if (type === "boolean")
    return (
      <SelectField
        {...field}
        options={[
          { value: "true", label: t`Oui` },
          { value: "false", label: t`Non` },
        ]}
      />
    );
  if (type === "number") {
    const unit = units[key as ConfigKey];
    return <NumberField {...field} unit={unit && i18n._(unit)} />;
  }
  return <TextField {...field} {...(type === "email" || type === "phone" ? inputs[type] : {})} />;
}
