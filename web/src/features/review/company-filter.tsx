import { useLingui } from "@lingui/react/macro";
import { keepPreviousData } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { BroughtFilter } from "#list/filter/filter-select.tsx";
import type { ListState } from "#list/use-list-search.ts";
import { Combobox } from "#ui/input/combobox.tsx";
import { Field } from "#ui/input/field.tsx";
import type { adminReviewsSearch } from "./reviews-search.ts";

/** Leads to the reviews of one company, found by its name, place, e-mail address or UID, and back to all. */
export function CompanyFilter({ list }: { list: ListState<typeof adminReviewsSearch.defaults> }) {
  const { t } = useLingui();
  const { companyId } = list.values;
  const [typed, setTyped] = useState<string>();
  const search = useDeferredValue(typed);
  const { data: company } = trpc.company.get.useQuery(
    { id: companyId },
    { ...handlesOwnErrors, enabled: companyId !== "" },
  );
  const { data, isFetching } = trpc.company.list.useQuery(
    { search: search?.slice(0, 200), pageSize: 8 },
    { ...handlesOwnErrors, enabled: search !== undefined, placeholderData: keepPreviousData },
  );
  return (
    <div className="max-w-120">
      {companyId === "" ? (
        <Field label={t`Entreprise`} labelHidden>
          <Combobox
            chosen=""
            placeholder={t`Entreprise : nom, localité, e-mail ou IDE`}
            onType={setTyped}
            options={(data?.items ?? []).map(({ id, name, locality }) => ({ value: id, label: name, note: locality }))}
            busy={isFetching || search !== typed}
            onChoose={({ value }) => list.change({ companyId: value })}
          />
        </Field>
      ) : (
        <BroughtFilter
          name={t`Une seule entreprise`}
          words={company?.name}
          onRemove={() => list.change({ companyId: "" })}
        />
      )}
    </div>
  );
}
