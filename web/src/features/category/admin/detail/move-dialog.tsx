import { Trans, useLingui } from "@lingui/react/macro";
import type { CategoryOverviewItem } from "@metiro/shared/category/overview";
import { SelectField } from "#form/field/choice-fields.tsx";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Button } from "#ui/button/button.tsx";

const schema = async () => (await import("@metiro/shared/sub-category/schema")).byCategoryInput;

interface MoveDialogProps {
  onClose: () => void;
  /** Of the subcategory. */
  name: string;
  /** Where it can go. */
  categories: readonly CategoryOverviewItem[];
  onMove: (category: CategoryOverviewItem) => void;
}

/** Another category for a subcategory. */
export default function MoveDialog({ onClose, name, categories, onMove }: MoveDialogProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const form = useZodForm(schema, { defaultValues: { categoryId: "" } });
  return (
    <FormDialog
      onClose={onClose}
      asksToClose={false}
      title={<Trans>Changer « {name} » de catégorie</Trans>}
      description={<Trans>Ses demandes et ses entreprises la suivent. Son adresse publique ne change pas.</Trans>}
      form={form}
      label={t`Changer de catégorie`}
      // The menu shows the move at once, and says itself where it did not succeed.
      mutation={{ mutateAsync: ({ categoryId }) => Promise.resolve(categories.find(({ id }) => id === categoryId)) }}
      onSuccess={(target) => {
        onClose();
        if (target) onMove(target);
      }}
      submitLabel={<Trans>Déplacer</Trans>}
      secondary={(close) => (
        <Button variant="secondary" data-autofocus="" onClick={close}>
          <Trans>Annuler</Trans>
        </Button>
      )}
    >
      <SelectField
        control={form.control}
        name="categoryId"
        label={<Trans>Nouvelle catégorie</Trans>}
        placeholder={t`Choisir une catégorie`}
        options={categories.map((category) => ({ value: category.id, label: nameOf(category) }))}
      />
    </FormDialog>
  );
}
