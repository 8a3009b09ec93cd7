import { Trans, useLingui } from "@lingui/react/macro";
import type { Category } from "@metiro/shared/category/schema";
import type { Keywords, SubcategoryFields, SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { useNavigate } from "@tanstack/react-router";
import { type FieldPath, useWatch } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { SelectField } from "#form/field/choice-fields.tsx";
import { emptied } from "#form/field/emptied.ts";
import { FormShell } from "#form/shell/form-shell.tsx";
import { SaveBar } from "#form/shell/save-bar.tsx";
import { useUnsaved } from "#form/shell/unsaved.tsx";
import { useRevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { useZodForm } from "#form/use-zod-form.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { AddressNote } from "./address-note.tsx";
import { Bilingual, TextLanguages } from "./bilingual.tsx";
import { BackLink } from "./form-page.tsx";
import { type FormRow, FormRows } from "./row/form-rows.tsx";
import { filledGuides, filledTranslations, guidesValues, guideText, translationValues } from "./guide/guide-values.ts";
import { LinesField } from "./lines-field.tsx";
import { NameFields } from "./name-fields.tsx";
import { TextsPreview } from "./guide/texts-preview.tsx";
import { useGuideRows } from "./guide/use-guide-rows.tsx";
import { ListTold, TextTold } from "./told.tsx";
import { proofsRow } from "./trade-proofs.tsx";
import { useTradeProofs } from "./use-trade-proofs.ts";

const schema = async () => (await import("@metiro/shared/sub-category/schema")).subcategoryFields;

type Row = Pick<
  SubcategoryWithForm,
  "categoryId" | "name" | "description" | "translations" | "guide" | "keywords" | "revision"
>;
const newRow = (categoryId: string): Row => ({
  categoryId,
  name: "",
  translations: {},
  guide: {},
  keywords: {},
  revision: 1,
});

const valuesOf = ({ categoryId, name, description = "", translations, guide, keywords }: Row) => ({
  categoryId,
  name,
  description,
  translations: translationValues(translations),
  guide: guidesValues(guide),
  keywords: { ...keywords, fr: keywords["fr"] ?? [], en: keywords["en"] ?? [] },
});

const filledKeywords = (keywords: Keywords = {}): Keywords =>
  Object.fromEntries(Object.entries(keywords).filter(([, words]) => words.length > 0));

const filled = (values: SubcategoryFields) => ({
  ...values,
  translations: filledTranslations(values.translations),
  guide: filledGuides(values.guide),
  keywords: filledKeywords(values.keywords),
});

interface SubcategoryFormProps {
  categories: readonly Category[];
  subcategory?: SubcategoryWithForm | undefined;
  /** Of a new one: where it was added. */
  categoryId?: string | undefined;
}

/** A new subcategory, or one that there is; its question form has a page of its own. */
export function SubcategoryForm({ categories, subcategory, categoryId = "" }: SubcategoryFormProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const row = subcategory ?? newRow(categoryId);
  const form = useZodForm(schema, { defaultValues: valuesOf(row) });
  const proofs = useTradeProofs(subcategory?.id);
  const { isDirty } = form.formState;
  const settle = useUnsaved(isDirty || proofs.isChanged);
  const add = trpc.subCategory.add.useMutation();
  const update = trpc.subCategory.update.useMutation();
  const categoryName = (id: string) => {
    const category = categories.find((one) => one.id === id);
    return category ? nameOf(category) : "";
  };
  const revised = useRevisionedForm<Row, ReturnType<typeof valuesOf>>({
    row,
    latest: () => utils.subCategory.get.fetch({ id: subcategory?.id ?? "" }, { staleTime: 0 }),
    valuesOf,
    typed: () => form.getValues() as ReturnType<typeof valuesOf>,
    take: (present) => form.reset(valuesOf(present)),
    wordsOf: (values) => [
      { label: t`Catégorie`, value: categoryName(values.categoryId) },
      { label: t`Nom`, value: values.name },
      { label: t`Description`, value: values.description },
      { label: t`Nom en anglais`, value: values.translations.en.name },
      { label: t`Description en anglais`, value: values.translations.en.description },
      { label: t`Mots de recherche, en français`, value: values.keywords.fr.join(", ") },
      { label: t`Mots de recherche, en anglais`, value: values.keywords.en.join(", ") },
      { label: t`Page, en français`, value: guideText(values.guide["fr"]) },
      { label: t`Page, en anglais`, value: guideText(values.guide["en"]) },
    ],
  });
  const write = async (values: SubcategoryFields) => {
    if (!subcategory) return add.mutateAsync(filled(values));
    // These first: they can be saved again without a conflict, where the texts are refused.
    if (proofs.isChanged) await proofs.save();
    if (!isDirty) return undefined;
    const changed = emptied(filled(values), "description");
    return update.mutateAsync({ ...changed, id: subcategory.id, baseRevision: revised.base() });
  };
  const name = useWatch({ control: form.control, name: "name" });
  const guideRows = useGuideRows(form.control);
  const rows: FormRow[] = [
    {
      key: "names",
      title: <Trans>Nom et description</Trans>,
      told: (
        <TextTold control={form.control} path={(language) => (language === "fr" ? "name" : "translations.en.name")} />
      ),
      paths: ["categoryId", "name", "description", "translations"],
      content: (
        <div className="grid gap-5">
          <SelectField
            control={form.control}
            name="categoryId"
            label={<Trans>Catégorie</Trans>}
            placeholder={t`Choisir une catégorie`}
            options={categories.map((category) => ({ value: category.id, label: nameOf(category) }))}
            className="max-w-120"
          />
          <NameFields
            control={form.control}
            address={<AddressNote base="/category/" name={name} slug={subcategory?.slug} />}
          />
        </div>
      ),
    },
    {
      key: "keywords",
      title: <Trans>Mots de recherche</Trans>,
      told: <ListTold control={form.control} path={(language) => `keywords.${language}`} />,
      paths: ["keywords"],
      content: (
        <Bilingual>
          {(language) => (
            <LinesField
              control={form.control}
              name={`keywords.${language}` as FieldPath<SubcategoryFields>}
              label={language === "fr" ? t`Mots en français` : t`Mots en anglais`}
              labelHidden
              optional
              help={<Trans>Comme les gens le disent, un par ligne : « plombier », « fuite d’eau ».</Trans>}
            />
          )}
        </Bilingual>
      ),
    },
    ...guideRows,
    ...(subcategory ? [proofsRow(proofs)] : []),
  ];
  return (
    <FormShell
      form={form}
      label={t`Sous-catégorie`}
      revised={subcategory && revised}
      mutation={{ mutateAsync: write }}
      onSuccess={async (saved) => {
        settle();
        if (saved) utils.subCategory.get.setData({ id: saved.id }, saved);
        void utils.category.overview.invalidate();
        void utils.category.list.invalidate();
        toast.success(subcategory ? t`Sous-catégorie enregistrée.` : t`Sous-catégorie ajoutée.`);
        await navigate({ to: "/admin/category/list", search: { category: saved?.categoryId ?? row.categoryId } });
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
      <SaveBar
        form={form}
        back={subcategory ? undefined : <BackLink category={row.categoryId} />}
        dirty={isDirty || proofs.isChanged}
        onDiscard={proofs.discard}
      />
    </FormShell>
  );
}
