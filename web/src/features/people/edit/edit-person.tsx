import { LanguageField } from "#form/field/language-field.tsx";
import { PhoneField } from "#form/field/phone-field.tsx";
import { languageNames } from "#i18n/language-names.ts";
import { type Language, textLanguageOf } from "@metiro/shared/languages";
import { Trans, useLingui } from "@lingui/react/macro";
import type { TendererItem } from "@metiro/shared/tenderer/schema";
import type { UserDetail } from "@metiro/shared/user/schema";
import { trpc } from "#api/trpc.ts";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { AddressPlaceField } from "#form/place/bound-place-field.tsx";
import { TextField } from "#form/field/text-fields.tsx";
import { useRevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { useZodForm } from "#form/use-zod-form.ts";
import { formatPhone } from "#i18n/phone-text.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { nameOfUser } from "../account/name-of-user.ts";
import { useRefreshPeople } from "../account/use-refresh-people.ts";

const schema = async () =>
  (await import("@metiro/shared/user/schema")).updateUserInput.omit({ id: true, baseRevision: true });

interface EditPersonProps {
  user: UserDetail;
  /** Where the person lives, of a client. */
  client?: TendererItem | undefined;
  onClose: () => void;
}

const rowOf = (user: UserDetail, client: TendererItem | undefined) => ({
  revision: user.revision,
  values: {
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone === undefined ? "" : formatPhone(user.phone),
    lang: user.lang as Language,
    ...(client && {
      street: client.street ?? "",
      postalCode: client.postalCode ?? "",
      locality: client.locality ?? "",
      subregionId: client.subregionId ?? "",
    }),
  },
});
type Row = ReturnType<typeof rowOf>;
const valuesOf = ({ values }: Row) => values;

/** An admin corrects what a person is called, how it is reached and, of a client, where it lives. */
export default function EditPerson({ user, client, onClose }: EditPersonProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const refresh = useRefreshPeople();
  const [regions] = trpc.region.tree.useSuspenseQuery();
  const row = rowOf(user, client);
  const form = useZodForm(schema, { defaultValues: valuesOf(row) });
  const { control } = form;
  const districts = regions.flatMap(({ subregions }) => subregions);
  const revised = useRevisionedForm({
    row,
    latest: async () => {
      const fresh = { staleTime: 0 };
      const [present, home] = await Promise.all([
        utils.user.get.fetch({ id: user.id }, fresh),
        client && utils.tenderer.get.fetch({ id: client.id }, fresh),
      ]);
      return rowOf(present, home);
    },
    valuesOf,
    typed: () => form.getValues() as Row["values"],
    take: (present: Row) => form.reset(valuesOf(present)),
    wordsOf: (values) => [
      { label: t`Prénom`, value: values.firstName },
      { label: t`Nom`, value: values.lastName },
      { label: t`Téléphone mobile`, value: values.phone },
      { label: t`Langue`, value: languageNames[textLanguageOf(values.lang)] },
      { label: t`Rue et numéro`, value: values.street ?? "" },
      { label: t`NPA`, value: values.postalCode ?? "" },
      { label: t`Localité`, value: values.locality ?? "" },
      { label: t`District`, value: districts.find(({ id }) => id === values.subregionId)?.name ?? "" },
    ],
  });
  const update = trpc.user.update.useMutation();
  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Modifier {nameOfUser(client ? client.user : user)}</Trans>}
      description={<Trans>La personne reçoit un e-mail qui dit ce qui a changé.</Trans>}
      form={form}
      label={t`Personne`}
      revised={revised}
      mutation={{
        mutateAsync: (values) => update.mutateAsync({ ...values, id: user.id, baseRevision: revised.base() }),
      }}
      onSuccess={async (saved) => {
        utils.user.get.setData({ id: user.id }, saved);
        toast.success(t`Les données sont enregistrées.`);
        onClose();
        await refresh();
      }}
      submitLabel={<Trans>Enregistrer</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      secondary={(close) => (
        <Button variant="ghost" onClick={close}>
          <Trans>Annuler</Trans>
        </Button>
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        <TextField control={control} name="firstName" label={t`Prénom`} autoComplete="off" />
        <TextField control={control} name="lastName" label={t`Nom`} autoComplete="off" />
        <PhoneField control={control} name="phone" optional autoComplete="off" />
        <LanguageField control={control} name="lang" label={t`Langue`} />
        {client && (
          <>
            <TextField
              control={control}
              name="street"
              label={t`Rue et numéro`}
              optional
              autoComplete="off"
              className="md:col-span-2"
            />
            <AddressPlaceField control={control} regions={regions} optional className="md:col-span-2" />
          </>
        )}
      </div>
    </FormDialog>
  );
}
