import { UidField, WebsiteField } from "#form/field/company-fields.tsx";
import { PhoneField } from "#form/field/phone-field.tsx";
import { useLingui } from "@lingui/react/macro";
import type { Company, CompanyProfileField } from "@metiro/shared/company/schema";
import { employeeRanges } from "@metiro/shared/company/constants";
import type { Image } from "@metiro/shared/file/schema";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { SelectField } from "#form/field/choice-fields.tsx";
import { TownField } from "#form/place/bound-place-field.tsx";
import { YearField } from "#form/field/number-fields.tsx";
import { TextAreaField, TextField } from "#form/field/text-fields.tsx";
import { formatPhone } from "#i18n/phone-text.ts";
import { LogoField } from "./logo-field.tsx";

export const fieldsOf = (company: Company) =>
  ({
    name: company.name,
    uid: company.uid ?? "",
    description: company.description ?? "",
    website: company.website ?? "",
    phone: company.phone === undefined ? "" : formatPhone(company.phone),
    street: company.street ?? "",
    postalCode: company.postalCode ?? "",
    locality: company.locality ?? "",
    foundedYear: company.foundedYear ?? null,
    employees: company.employees ?? ("" as const),
    logoId: company.logo?.id,
  }) satisfies Record<CompanyProfileField, unknown>;

/** What is typed of them so far. */
export type TypedFields = Partial<ReturnType<typeof fieldsOf>>;

interface CompanyFieldsProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  company: Company;
  onLogo?: ((image: Image) => void) | undefined;
}

/** What a company says of itself. */
export function CompanyFields<Input extends FieldValues, Output>(props: CompanyFieldsProps<Input, Output>) {
  const { control, company, onLogo } = props;
  const { t } = useLingui();
  const bound = (name: keyof ReturnType<typeof fieldsOf>) => ({ control, name: name as FieldPath<Input> });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
      <TextField
        {...bound("name")}
        label={t`Nom de l’entreprise`}
        autoComplete="organization"
        className="md:col-span-2"
      />
      <LogoField
        {...bound("logoId")}
        label={t`Logo`}
        optional
        saved={company.logo}
        onSent={onLogo}
        className="md:col-span-2"
      />
      <UidField {...bound("uid")} help={t`Neuf chiffres ; le dernier sert à repérer les fautes de frappe.`} />
      <WebsiteField {...bound("website")} />
      <PhoneField {...bound("phone")} optional />
      <SelectField
        {...bound("employees")}
        label={t`Personnes dans l’entreprise`}
        optional
        placeholder={t`Non précisé`}
        options={employeeRanges.map((value) => ({
          value,
          label: value.replace("-", " – ").replace("50+", t`plus de 50`),
        }))}
      />
      <TextField {...bound("street")} label={t`Rue et numéro`} optional autoComplete="street-address" />
      <TownField control={control} optional />
      <YearField {...bound("foundedYear")} label={t`Année de fondation`} optional />
      <TextAreaField
        {...bound("description")}
        label={t`Présentation`}
        optional
        rows={6}
        limit={5000}
        help={t`Ce que vous faites, depuis quand, et ce qui vous distingue.`}
        className="md:col-span-2"
      />
    </div>
  );
}
