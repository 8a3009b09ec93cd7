import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Field } from "#ui/input/field.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Select } from "#ui/input/select.tsx";
import { type Removal, useRemove } from "./use-remove.ts";

interface RemovalDialogProps {
  removal: Removal;
  onClose: () => void;
}

/** Says what depends on it, and lets choose what takes its place: with requests there must be something. */
export function RemovalDialog({ removal, onClose }: RemovalDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const { kind, name, requestCount, targets } = removal;
  const [targetId, setTargetId] = useState("");
  const remove = useRemove(removal, onClose);
  const used = requestCount > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (targetId !== "" || !used) remove.run(targetId === "" ? undefined : targetId);
  };
  const subcategory = kind === "subcategory";
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Supprimer « {name} » ?</Trans>}
      description={<Use removal={removal} />}
      footer={
        <>
          <Button variant="secondary" data-autofocus="" onClick={onClose}>
            <Trans>Garder</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            loading={remove.pending}
            disabledReason={used && targetId === "" ? t`Choisissez d’abord ce qui la remplace.` : undefined}
          >
            {targetId === "" ? <Trans>Supprimer</Trans> : <Trans>Déplacer et supprimer</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5">
        <Field
          optional={!used}
          label={subcategory ? <Trans>Sous-catégorie qui la remplace</Trans> : <Trans>Catégorie qui la remplace</Trans>}
          help={
            subcategory ? (
              <Trans>Les demandes et les entreprises y passent. L’ancienne adresse y mènera.</Trans>
            ) : (
              <Trans>Les sous-catégories y passent avec leurs demandes. L’ancienne adresse y mènera.</Trans>
            )
          }
        >
          <Select
            value={targetId}
            placeholder={used ? t`Choisir` : t`Aucune`}
            options={targets}
            onChange={(event) => setTargetId(event.target.value)}
          />
        </Field>
        {targetId === "" && !used && (
          <Note tone="danger">
            <Trans>Cette action est définitive. L’adresse publique n’existera plus.</Trans>
          </Note>
        )}
      </form>
    </Dialog>
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
