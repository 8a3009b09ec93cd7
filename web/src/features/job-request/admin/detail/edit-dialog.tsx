import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { SelectField } from "#form/field/choice-fields.tsx";
import { TextAreaField, TextField } from "#form/field/text-fields.tsx";
import { useRevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { useZodForm } from "#form/use-zod-form.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Button } from "#ui/button/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import type { SelectOption } from "#ui/input/select.tsx";
import { useKeepRequest } from "#domain/request/keep-request.ts";

const schema = async () => (await import("@metiro/shared/job-request/follow-up")).editForm;

const correctedOf = ({ title, description, subcategory, subregion }: JobRequest) => ({
  title,
  description,
  subcategoryId: subcategory.id,
  subregionId: subregion.id,
});

/** Puts words, service and district right; the client is told. */
export default function EditDialog({ request, onClose }: { request: JobRequest; onClose: () => void }) {
  const { t } = useLingui();
  const { id, number } = request;
  const before = correctedOf(request);
  const utils = trpc.useUtils();
  const options = useOptions(request);
  const labelOf = (of: readonly SelectOption[], value: string) =>
    of.find((option) => option.value === value)?.label ?? "–";
  const form = useZodForm(schema, { defaultValues: { ...before, reason: "" } });
  const revised = useRevisionedForm({
    row: request,
    latest: () => utils.jobRequest.get.fetch({ id }, { staleTime: 0 }),
    valuesOf: correctedOf,
    typed: () => form.getValues(),
    take: (present) => form.reset({ ...form.getValues(), ...correctedOf(present) }),
    wordsOf: (values) => [
      { label: t`Titre`, value: values.title },
      { label: t`Description`, value: values.description },
      { label: t`Sous-catégorie`, value: labelOf(options.services, values.subcategoryId) },
      { label: t`District`, value: labelOf(options.districts, values.subregionId) },
    ],
  });
  const keep = useKeepRequest("Admin", id);
  const edit = trpc.jobRequest.edit.useMutation({ onSuccess: keep.onSuccess });
  const moves = form.watch("subcategoryId") !== before.subcategoryId;
  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title={<Trans>Corriger l’offre n° {number}</Trans>}
      description={<Trans>Le client reçoit un e-mail avec ce qui change et la raison.</Trans>}
      form={form}
      revised={revised}
      label={t`Corriger l’offre`}
      mutation={{
        mutateAsync: ({ subcategoryId, subregionId, ...words }) =>
          edit.mutateAsync({
            id,
            ...words,
            ...(subcategoryId !== before.subcategoryId && { subcategoryId }),
            ...(subregionId !== before.subregionId && { subregionId }),
            baseRevision: revised.base(),
          }),
      }}
      onSuccess={(saved) => {
        revised.saved(saved);
        toast.success(t`L’offre n° ${number} est corrigée.`);
        onClose();
      }}
      submitLabel={<Trans>Enregistrer la correction</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      secondary={(close) => (
        <Button variant="secondary" onClick={close}>
          <Trans>Ne rien changer</Trans>
        </Button>
      )}
    >
      <TextField control={form.control} name="title" label={t`Titre`} />
      <TextAreaField control={form.control} name="description" label={t`Description`} rows={6} limit={5000} />
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
        <SelectField control={form.control} name="subcategoryId" label={t`Sous-catégorie`} options={options.services} />
        <SelectField control={form.control} name="subregionId" label={t`District`} options={options.districts} />
      </div>
      {moves && (
        <Note>
          <Trans>
            Les réponses données restent telles quelles, avec leurs questions. Ce que la nouvelle sous-catégorie
            voudrait savoir en plus se demande par « Demander une précision ».
          </Trans>
        </Note>
      )}
      <TextAreaField
        control={form.control}
        name="reason"
        label={t`Raison`}
        help={t`Le client la lit dans son e-mail.`}
        rows={2}
        limit={1000}
      />
    </FormDialog>
  );
}

/** Every service under its category and every district under its canton; until they are there, where the request stands. */
function useOptions({ category, subcategory, region, subregion }: JobRequest) {
  const nameOf = useCatalogueName();
  const { data: categories } = trpc.category.list.useQuery(undefined, handlesOwnErrors);
  const { data: regions } = trpc.region.tree.useQuery(undefined, handlesOwnErrors);
  const under = (
    group: Parameters<typeof nameOf>[0],
    items: readonly (Parameters<typeof nameOf>[0] & { id: string })[],
  ): SelectOption[] => items.map((item) => ({ value: item.id, label: nameOf(item), group: nameOf(group) }));
  return {
    services: categories?.flatMap((one) => under(one, one.subCategories)) ?? under(category, [subcategory]),
    districts: regions?.flatMap((one) => under(one, one.subregions)) ?? under(region, [subregion]),
  };
}
