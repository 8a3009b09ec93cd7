import { Trans, useLingui } from "@lingui/react/macro";
import type { RegionOverview, SubregionOverview } from "@metiro/shared/region/overview";
import type { RegionFields } from "@metiro/shared/region/schema";
import { trpc } from "#api/trpc.ts";
import { SelectField } from "#form/field/choice-fields.tsx";
import { emptied } from "#form/field/emptied.ts";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { TextField } from "#form/field/text-fields.tsx";
import { useRevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { useZodForm } from "#form/use-zod-form.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";

const schema = async () => (await import("@metiro/shared/region/schema")).regionFields;

interface RegionFormProps {
  regions: readonly RegionOverview[];
  /** The one that is changed; absent: a new one. */
  region: SubregionOverview | undefined;
  /** Of a new district: its canton. */
  parentId: string | undefined;
  onClose: () => void;
}

type Row = Pick<SubregionOverview, "name" | "code" | "parentId" | "translations" | "revision">;

const valuesOf = ({ name, code = "", parentId = "", translations }: Row) => ({
  name,
  code,
  parentId,
  translations: { ...translations, en: { ...translations["en"], name: translations["en"]?.name ?? "" } },
});

/** Without the languages that say nothing. */
const filled = (values: RegionFields): RegionFields => ({
  ...values,
  translations: Object.fromEntries(
    Object.entries(values.translations ?? {}).filter(([, { name, description }]) => name ?? description),
  ),
});

/** A canton or a district: its name in both languages, the code of a canton, the canton of a district. */
export default function RegionForm({ regions, region, parentId, onClose }: RegionFormProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const utils = trpc.useUtils();
  const row: Row = region ?? { name: "", translations: {}, revision: 1, ...(parentId !== undefined && { parentId }) };
  const district = row.parentId !== undefined;
  const form = useZodForm(schema, { defaultValues: valuesOf(row) });
  const add = trpc.region.add.useMutation();
  const update = trpc.region.update.useMutation();
  const cantonOf = (id: string) => {
    const canton = regions.find((one) => one.id === id);
    return canton ? nameOf(canton) : "";
  };
  const revised = useRevisionedForm<Row, ReturnType<typeof valuesOf>>({
    row,
    latest: async () => {
      const present = (await utils.region.list.fetch(undefined, { staleTime: 0 })).find(({ id }) => id === region?.id);
      if (!present) throw new Error("The region was deleted meanwhile");
      return present;
    },
    valuesOf,
    typed: () => form.getValues() as ReturnType<typeof valuesOf>,
    take: (present) => form.reset(valuesOf(present)),
    wordsOf: (values) => [
      { label: t`Nom`, value: values.name },
      { label: t`Nom en anglais`, value: values.translations.en.name },
      { label: t`Code`, value: values.code },
      { label: t`Canton`, value: cantonOf(values.parentId) },
    ],
  });
  return (
    <FormDialog
      onClose={onClose}
      title={region ? nameOf(region) : district ? t`Ajouter un district` : t`Ajouter un canton`}
      form={form}
      label={district ? t`District` : t`Canton`}
      revised={region && revised}
      mutation={{
        mutateAsync: (values: RegionFields) =>
          region
            ? update.mutateAsync({
                ...emptied(filled(values), "code", "parentId"),
                id: region.id,
                baseRevision: revised.base(),
              })
            : add.mutateAsync(filled(values)),
      }}
      onSuccess={(saved) => {
        void utils.region.invalidate();
        toast.success(region ? t`« ${saved.name} » est enregistré.` : t`« ${saved.name} » est ajouté.`);
        onClose();
      }}
      submitLabel={<Trans>Enregistrer</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      secondary={(close) => (
        <Button variant="ghost" onClick={close}>
          <Trans>Annuler</Trans>
        </Button>
      )}
    >
      <TextField control={form.control} name="name" label={<Trans>Nom</Trans>} />
      <TextField
        control={form.control}
        name="translations.en.name"
        label={<Trans>Nom en anglais</Trans>}
        optional
        help={<Trans>Sans lui, le nom français est affiché.</Trans>}
      />
      {district ? (
        <SelectField
          control={form.control}
          name="parentId"
          label={<Trans>Canton</Trans>}
          help={region && <Trans>Dans un autre canton, le district garde ses demandes et ses entreprises.</Trans>}
          options={regions.map((canton) => ({ value: canton.id, label: nameOf(canton) }))}
        />
      ) : (
        <TextField
          control={form.control}
          name="code"
          label={<Trans>Code</Trans>}
          optional
          help={<Trans>Deux lettres : VD, GE, ZH.</Trans>}
        />
      )}
    </FormDialog>
  );
}
