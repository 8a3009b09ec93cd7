import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useWatch } from "react-hook-form";
import { SelectField } from "#form/field/choice-fields.tsx";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { type Removal, useRemove } from "./use-remove.ts";

interface RemovalDialogProps {
  removal: Removal;
  onClose: () => void;
}

/** Says what depends on it, and lets choose what takes its place: with requests there must be something. */
export default function RemovalDialog({ removal, onClose }: RemovalDialogProps) {
  const { t } = useLingui();
  const { kind, name, requestCount, targets } = removal;
  const used = requestCount > 0;
  const form = useZodForm(async () => (await import("./removal-form.ts")).removalForm(used), {
    defaultValues: { targetId: "" },
  });
  const isChosen = useWatch({ control: form.control, name: "targetId" }) !== "";
  const remove = useRemove(removal);
  const subcategory = kind === "subcategory";
  return (
    <FormDialog
      onClose={onClose}
      asksToClose={false}
      title={<Trans>Supprimer « {name} » ?</Trans>}
      description={<Use removal={removal} />}
      form={form}
      label={t`Supprimer « ${name} » ?`}
      mutation={{ mutateAsync: ({ targetId }) => remove(targetId) }}
      onSuccess={() => {
        toast.success(t`« ${name} » est supprimée.`);
        onClose();
      }}
      submitLabel={isChosen ? <Trans>Déplacer et supprimer</Trans> : <Trans>Supprimer</Trans>}
      submitVariant="danger"
      missing={used && !isChosen ? t`Choisissez d’abord ce qui la remplace.` : undefined}
      secondary={(close) => (
        <Button variant="secondary" data-autofocus="" onClick={close}>
          <Trans>Garder</Trans>
        </Button>
      )}
    >
      <SelectField
        control={form.control}
        name="targetId"
        optional={!used}
        label={subcategory ? <Trans>Sous-catégorie qui la remplace</Trans> : <Trans>Catégorie qui la remplace</Trans>}
        help={
          subcategory ? (
            <Trans>Les demandes et les entreprises y passent. L’ancienne adresse y mènera.</Trans>
          ) : (
            <Trans>Les sous-catégories y passent avec leurs demandes. L’ancienne adresse y mènera.</Trans>
          )
        }
        placeholder={used ? t`Choisir` : t`Aucune`}
        options={targets}
      />
      {!isChosen && !used && (
        <Note tone="danger">
          <Trans>Cette action est définitive. L’adresse publique n’existera plus.</Trans>
        </Note>
      )}
    </FormDialog>
  );
}

function Use({ removal }: { removal: Removal }) {
  const { requestCount, companyCount, subcategoryCount } = removal;
  return (
    <>
      {subcategoryCount > 0 && (
        <p>
          <Plural
            value={subcategoryCount}
            one="Elle contient # sous-catégorie."
            other="Elle contient # sous-catégories."
          />
        </p>
      )}
      <p>
        <Plural
          value={requestCount}
          _0="Aucune demande ne s’y rapporte."
          one="# demande s’y rapporte : choisissez où elle passe."
          other="# demandes s’y rapportent : choisissez où elles passent."
        />{" "}
        <Plural
          value={companyCount}
          _0="Aucune entreprise ne la propose."
          one="# entreprise la propose."
          other="# entreprises la proposent."
        />
      </p>
    </>
  );
}
