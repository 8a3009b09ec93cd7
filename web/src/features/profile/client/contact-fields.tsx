import { PhoneField } from "#form/field/phone-field.tsx";
import { useLingui } from "@lingui/react/macro";
import type { RegionTree } from "@metiro/shared/region/schema";
import type { Tenderer } from "@metiro/shared/tenderer/schema";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { AddressPlaceField } from "#form/place/bound-place-field.tsx";
import { TextField } from "#form/field/text-fields.tsx";
import { formatPhone } from "#i18n/phone-text.ts";

export const contactOf = ({ phone, street, postalCode, locality, subregionId }: Tenderer) => ({
  phone: phone === undefined ? "" : formatPhone(phone),
  street: street ?? "",
  postalCode: postalCode ?? "",
  locality: locality ?? "",
  subregionId: subregionId ?? "",
});

interface ContactFieldsProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  regions: readonly RegionTree[];
}

/** How a client is reached, and where it lives. */
export function ContactFields<Input extends FieldValues, Output>(props: ContactFieldsProps<Input, Output>) {
  const { control, regions } = props;
  const { t } = useLingui();
  const bound = (name: keyof ReturnType<typeof contactOf>) => ({ control, name: name as FieldPath<Input> });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
      <PhoneField {...bound("phone")} className="md:col-span-2 md:max-w-80" />
      <TextField
        {...bound("street")}
        label={t`Rue et numéro`}
        autoComplete="street-address"
        className="md:col-span-2"
      />
      <AddressPlaceField control={control} regions={regions} className="md:col-span-2" />
    </div>
  );
}
