import { Trans, useLingui } from "@lingui/react/macro";
import { panelOf } from "@metiro/shared/roles";
import { viewReasons } from "@metiro/shared/user/view-reasons";
import { trpc } from "#api/trpc.ts";
import { viewReasonWords } from "#domain/audit/view-reason-words.ts";
import { SelectField } from "#form/field/choice-fields.tsx";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { beginView } from "#session/viewing.ts";
import { Button } from "#ui/button/button.tsx";

const schema = async () => (await import("@metiro/shared/user/panel-view")).viewPanelInput.omit({ id: true });

interface ViewPanelProps {
  user: { id: string };
  name: string;
  onClose: () => void;
}

/** Asks why, then shows the panel of a client or a company in this tab, as that person sees it. */
export default function ViewPanel({ user, name, onClose }: ViewPanelProps) {
  const { t, i18n } = useLingui();
  const form = useZodForm(schema, { defaultValues: { reason: "asked" } });
  const view = trpc.user.viewPanel.useMutation();
  return (
    <FormDialog
      onClose={onClose}
      asksToClose={false}
      title={<Trans>Voir l’espace : {name}</Trans>}
      description={
        <Trans>
          Vous voyez ce que cette personne voit, pendant 15 minutes, sans rien pouvoir changer. Les messages et les
          brouillons ne sont pas montrés. Le motif est noté dans l’audit.
        </Trans>
      }
      form={form}
      label={t`Voir son espace`}
      mutation={{ mutateAsync: ({ reason }) => view.mutateAsync({ id: user.id, reason }) }}
      onSuccess={({ token, role, endsAt: _endsAt, ...person }) => {
        beginView({ token, user: person, back: `${window.location.pathname}${window.location.search}` });
        window.location.assign(panelOf[role]);
      }}
      submitLabel={<Trans>Voir son espace</Trans>}
      pendingLabel={<Trans>Ouverture…</Trans>}
      secondary={(close) => (
        <Button variant="ghost" onClick={close}>
          <Trans>Annuler</Trans>
        </Button>
      )}
    >
      <SelectField
        control={form.control}
        name="reason"
        label={t`Motif`}
        options={viewReasons.map((value) => ({ value, label: i18n._(viewReasonWords[value]) }))}
      />
    </FormDialog>
  );
}
