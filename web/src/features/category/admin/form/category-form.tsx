import { Trans, useLingui } from "@lingui/react/macro";
import type { CategoryFields, CategoryWithGuide } from "@metiro/shared/category/schema";
import { useNavigate } from "@tanstack/react-router";
import { useWatch, type FieldValues } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { emptied } from "#form/field/emptied.ts";
import { FormShell } from "#form/shell/form-shell.tsx";
import { SaveBar } from "#form/shell/save-bar.tsx";
import { useUnsaved } from "#form/shell/unsaved.tsx";
import { useRevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { useZodForm } from "#form/use-zod-form.ts";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { AddressNote } from "./address-note.tsx";
import { TextLanguages } from "./bilingual.tsx";
import { BackLink } from "./form-page.tsx";
import { GuideFields } from "./guide/guide-fields.tsx";
import { filledGuides, filledTranslations, guidesValues, guideText, translationValues } from "./guide/guide-values.ts";
import { IconField } from "./icon-field.tsx";
import { NameFields } from "./name-fields.tsx";
import { TextsPreview } from "./guide/texts-preview.tsx";
import { type FieldBinding, useField } from "#form/field-binding.ts";
import { Checkbox } from "#ui/input/checkbox.tsx";

const schema = async () => (await import("@metiro/shared/category/schema")).categoryFields;

type Row = Omit<CategoryWithGuide, "id" | "slug" | "position" | "subCategories">;
const newRow: Row = { name: "", popular: false, translations: {}, guide: {}, revision: 1 };

const valuesOf = ({ name, description = "", icon = "", popular, translations, guide }: Row) => ({
  name,
  description,
  icon,
  popular,
  translations: translationValues(translations),
  guide: guidesValues(guide),
});

const filled = (values: CategoryFields) => ({
  ...values,
  translations: filledTranslations(values.translations),
  guide: filledGuides(values.guide),
});

/** A new category, or one that there is. */
export function CategoryForm({ category }: { category?: CategoryWithGuide | undefined }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const form = useZodForm(schema, { defaultValues: valuesOf(category ?? newRow) });
  const settle = useUnsaved(form.formState.isDirty);
  const add = trpc.category.add.useMutation();
  const update = trpc.category.update.useMutation();
  const revised = useRevisionedForm({
    row: category ?? newRow,
    latest: () => utils.category.get.fetch({ id: category?.id ?? "" }, { staleTime: 0 }),
    valuesOf,
    typed: () => form.getValues() as ReturnType<typeof valuesOf>,
    take: (present) => form.reset(valuesOf(present)),
    wordsOf: (values) => [
      { label: t`Nom`, value: values.name },
      { label: t`Description`, value: values.description },
      { label: t`Nom en anglais`, value: values.translations.en.name },
      { label: t`Description en anglais`, value: values.translations.en.description },
      { label: t`Dessin`, value: values.icon },
      { label: t`Populaire`, value: values.popular ? t`Oui` : t`Non` },
      { label: t`Page, en français`, value: guideText(values.guide["fr"]) },
      { label: t`Page, en anglais`, value: guideText(values.guide["en"]) },
    ],
  });
  const name = useWatch({ control: form.control, name: "name" });
  return (
    <FormShell
      form={form}
      label={t`Catégorie`}
      revised={category && revised}
      mutation={{
        mutateAsync: (values: CategoryFields) =>
          category
            ? update.mutateAsync({
                ...emptied(filled(values), "description", "icon"),
                id: category.id,
                baseRevision: revised.base(),
              })
            : add.mutateAsync(filled(values)),
      }}
      onSuccess={async (saved) => {
        settle();
        utils.category.get.setData({ id: saved.id }, saved);
        void utils.category.overview.invalidate();
        void utils.category.list.invalidate();
        toast.success(category ? t`Catégorie enregistrée.` : t`Catégorie ajoutée.`);
        await navigate({ to: "/admin/category/list", search: { category: saved.id } });
      }}
      className="gap-6"
    >
      <TextLanguages control={form.control}>
        {(choose) => (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
              {choose}
              <Card>
                <CardHead title={<Trans>Nom et description</Trans>} />
                <CardBody large>
                  <NameFields
                    control={form.control}
                    address={<AddressNote base="/categories/" name={name} slug={category?.slug} />}
                  />
                </CardBody>
              </Card>
              <Card>
                <CardHead title={<Trans>Sur le site</Trans>} />
                <CardBody large className="grid gap-6">
                  <PopularField control={form.control} name="popular" label={<Trans>Populaire</Trans>} />
                  <IconField control={form.control} name="icon" label={<Trans>Dessin</Trans>} optional />
                </CardBody>
              </Card>
              <Card>
                <CardHead title={<Trans>Texte de la page</Trans>} />
                <CardBody large>
                  <GuideFields control={form.control} />
                </CardBody>
              </Card>
            </div>
            <TextsPreview control={form.control} />
          </div>
        )}
      </TextLanguages>
      <SaveBar form={form} back={category ? undefined : <BackLink />} />
    </FormShell>
  );
}

function PopularField<Input extends FieldValues, Output>(props: FieldBinding<Input, Output>) {
  const { value, onChange, onBlur, name, frame } = useField(props);
  return (
    <Checkbox
      name={name}
      label={frame.label}
      hint={<Trans>Sur la page d’accueil, et dans le pied de page pour les quatre premières.</Trans>}
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={onBlur}
    />
  );
}
