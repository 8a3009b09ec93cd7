import { useLingui } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { useCantonGroups, useTradeGroups } from "#form/coverage/coverage-groups.ts";
import { coverageOf } from "#form/coverage/coverage-of.ts";
import { FormShell } from "#form/shell/form-shell.tsx";
import { SaveBar } from "#form/shell/save-bar.tsx";
import { useUnsaved } from "#form/shell/unsaved.tsx";
import { useRowUpdates } from "#form/conflict/use-row-updates.ts";
import { useRevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { useZodForm } from "#form/use-zod-form.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { partsOf } from "#ui/tree/tree-choice.ts";
import { type CoverageCatalogue, CoverageFields } from "./coverage-fields.tsx";

const schema = async () => (await import("@metiro/shared/company/schema")).coverageInput;

const rowOf = (company: Company) => ({ ...coverageOf(company), revision: company.coverageRevision });
type Row = ReturnType<typeof rowOf>;
const valuesOf = ({ subcategoryIds, subregionIds, places }: Omit<Row, "revision">) => ({
  subcategoryIds,
  subregionIds,
  places,
});

/** Trades and districts of a company whose profile is complete. */
export default function CoverageForm({ company, ...catalogue }: CoverageCatalogue & { company: Company }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const trades = useTradeGroups(catalogue.categories);
  const cantons = useCantonGroups(catalogue.regions);
  const row = rowOf(company);
  const [saved, setSaved] = useState(() => valuesOf(row));
  const form = useZodForm(schema, { defaultValues: saved });
  const [subcategoryIds, subregionIds, places] = form.watch(["subcategoryIds", "subregionIds", "places"]);
  const dirty =
    !sameIds(saved.subcategoryIds, subcategoryIds) ||
    !sameIds(saved.subregionIds, subregionIds) ||
    !sameIds(keysOf(saved.places), keysOf(places));
  useUnsaved(dirty);
  const take = (present: Row) => {
    setSaved(valuesOf(present));
    form.reset(valuesOf(present));
  };
  const namesOf = (groups: typeof trades, ids: readonly string[]) =>
    partsOf(groups, new Set(ids), ({ name }) => t`${name} (tout)`)
      .map(({ label }) => label)
      .join(", ");
  const revised = useRevisionedForm({
    row,
    latest: async () => rowOf(await utils.company.own.fetch(undefined, { staleTime: 0 })),
    valuesOf,
    typed: () => form.getValues() as ReturnType<typeof valuesOf>,
    take,
    wordsOf: (values) => [
      { label: t`Vos prestations`, value: namesOf(trades, values.subcategoryIds) },
      { label: t`Vos cantons et districts`, value: namesOf(cantons, values.subregionIds) },
      {
        label: t`Autour de`,
        value: values.places.map(({ locality, radiusKm }) => t`${locality}, ${radiusKm} km`).join(" · "),
      },
    ],
  });
  useRowUpdates({ row, revised, dirty, take });
  const setCoverage = trpc.company.setCoverage.useMutation();
  return (
    <FormShell
      form={form}
      label={t`Prestations et districts`}
      revised={revised}
      mutation={{ mutateAsync: (chosen) => setCoverage.mutateAsync({ ...chosen, baseRevision: revised.base() }) }}
      onSuccess={(present) => {
        revised.saved(rowOf(present));
        take(rowOf(present));
        utils.company.own.setData(undefined, present);
        toast.success(t`Prestations et districts enregistrés.`);
      }}
    >
      <CoverageFields control={form.control} company={company} {...catalogue} />
      <SaveBar form={form} dirty={dirty} />
    </FormShell>
  );
}

const keysOf = (places: readonly { postalCode: string; radiusKm: number }[] = []) =>
  places.map(({ postalCode, radiusKm }) => `${postalCode} ${radiusKm}`);

/** Whether two lists hold the same ids, in whatever order. */
const sameIds = (one: readonly string[], other: readonly string[]): boolean => {
  const known = new Set(one);
  return known.size === new Set(other).size && other.every((id) => known.has(id));
};
