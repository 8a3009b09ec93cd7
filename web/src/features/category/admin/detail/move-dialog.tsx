import { Trans, useLingui } from "@lingui/react/macro";
import type { CategoryOverviewItem } from "@metiro/shared/category/overview";
import { type FormEvent, useId, useState } from "react";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Field } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";

interface MoveDialogProps {
  open: boolean;
  onClose: () => void;
  /** Of the subcategory. */
  name: string;
  /** Where it can go. */
  categories: readonly CategoryOverviewItem[];
  onMove: (category: CategoryOverviewItem) => void;
}

/** Another category for a subcategory. */
export function MoveDialog({ open, onClose, name, categories, onMove }: MoveDialogProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const formId = useId();
  const [chosen, setChosen] = useState("");
  const target = categories.find(({ id }) => id === chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!target) return;
    onClose();
    onMove(target);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Changer « {name} » de catégorie</Trans>}
      description={<Trans>Ses demandes et ses entreprises la suivent. Son adresse publique ne change pas.</Trans>}
      footer={
        <>
          <Button variant="secondary" data-autofocus="" onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <Button type="submit" form={formId} disabled={!target}>
            <Trans>Déplacer</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Field label={<Trans>Nouvelle catégorie</Trans>}>
          <Select
            value={chosen}
            placeholder={t`Choisir une catégorie`}
            options={categories.map((category) => ({ value: category.id, label: nameOf(category) }))}
            onChange={(event) => setChosen(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
