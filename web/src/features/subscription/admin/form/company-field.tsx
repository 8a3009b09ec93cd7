import { maxSearchLength } from "@metiro/shared/paging/constants";
import { useLingui } from "@lingui/react/macro";
import { keepPreviousData } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { Control } from "react-hook-form";
import { useController } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Combobox } from "#ui/input/combobox.tsx";
import { Field } from "#ui/input/field.tsx";
import type { SubscriptionRows } from "./subscription-rows.ts";

interface CompanyFieldProps<Output> {
  control: Control<SubscriptionRows, unknown, Output>;
  index: number;
  onChosen: (company: { id: string; name: string }) => void;
}

/** The company that pays, found by its name, place, e-mail address or UID. */
export function CompanyField<Output>({ control, index, onChosen }: CompanyFieldProps<Output>) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string>();
  const search = useDeferredValue(typed);
  const { field, fieldState } = useController({ control, name: `newSubscriptions.${index}.companyId` });
  const { field: name } = useController({ control, name: `newSubscriptions.${index}.companyName` });
  const { data, isFetching } = trpc.company.list.useQuery(
    { search: search?.slice(0, maxSearchLength), pageSize: 8 },
    { ...handlesOwnErrors, enabled: search !== undefined, placeholderData: keepPreviousData },
  );
  const companies = data?.items ?? [];
  return (
    <Field label={t`Entreprise`} error={fieldState.error?.message}>
      <Combobox
        name={field.name}
        chosen={name.value}
        placeholder={t`Nom, localité, e-mail ou numéro IDE`}
        onType={setTyped}
        options={companies.map((company) => ({ value: company.id, label: company.name, note: company.locality }))}
        busy={isFetching || search !== typed}
        onChoose={({ value, label }) => {
          field.onChange(value);
          name.onChange(label);
          onChosen({ id: value, name: label });
        }}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
