import { Trans, useLingui } from "@lingui/react/macro";
import type { CategoryFields, CategoryWithGuide } from "@metiro/shared/category/schema";
import { useNavigate } from "@tanstack/react-router";
import { type FieldValues, useWatch } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { emptied } from "#form/field/emptied.ts";
import { FormShell } from "#form/shell/form-shell.tsx";
import { SaveBar } from "#form/shell/save-bar.tsx";
import { useUnsaved } from "#form/shell/unsaved.tsx";
import { useRevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { useZodForm } from "#form/use-zod-form.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { AddressNote } from "./address-note.tsx";
import { TextLanguages } from "./bilingual.tsx";
import { BackLink } from "./form-page.tsx";
import { type FormRow, FormRows } from "./row/form-rows.tsx";
import { filledGuides, filledTranslations, guidesValues, guideText, translationValues } from "./guide/guide-values.ts";
import { IconField } from "./icon-field.tsx";
import { useIconWords } from "./icon-words.ts";
import { NameFields } from "./name-fields.tsx";
import { TextsPreview } from "./guide/texts-preview.tsx";
import { useGuideRows } from "./guide/use-guide-rows.tsx";
import { TextTold } from "./told.tsx";
import { asText } from "#form/field/as-value.ts";
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
  const [name, popular, icon] = useWatch({ control: form.control, name: ["name", "popular", "icon"] });
  const guideRows = useGuideRows(form.control);
  const rows: FormRow[] = [
    {
      key: "names",
      title: <Trans>Nom et description</Trans>,
      told: (
        <TextTold control={form.control} path={(language) => (language === "fr" ? "name" : "translations.en.name")} />
      ),
      paths: ["name", "description", "translations"],
      content: (
        <NameFields
          control={form.control}
          address={<AddressNote base="/categories/" name={name} slug={category?.slug} />}
        />
      ),
    },
    {
      key: "site",
      title: <Trans>Sur le site</Trans>,
      told: <SiteTold popular={popular === true} icon={asText(icon)} />,
      paths: ["popular", "icon"],
      content: (
        <div className="grid gap-5">
          <PopularField control={form.control} name="popular" label={<Trans>Populaire</Trans>} />
          <IconField control={form.control} name="icon" label={<Trans>Dessin</Trans>} optional />
        </div>
      ),
    },
    ...guideRows,
  ];
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
              <FormRows control={form.control} rows={rows} />
            </div>
            <TextsPreview control={form.control} />
          </div>
        )}
      </TextLanguages>
      <SaveBar form={form} back={category ? undefined : <BackLink />} />
    </FormShell>
  );
}

/** Of the closed row: the drawing, and whether the category is a popular one. */
function SiteTold({ popular, icon }: { popular: boolean; icon: string }) {
  const wordsOf = useIconWords();
  const drawing = wordsOf(icon).split(",")[0];
  return popular ? <Trans>Populaire · {drawing}</Trans> : drawing;
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
