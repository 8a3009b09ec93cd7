import { LanguageField } from "#form/field/language-field.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Profile } from "@metiro/shared/auth/schema";
import { textLanguageOf } from "@metiro/shared/languages";
import { useRouter } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { FormShell } from "#form/shell/form-shell.tsx";
import { PhoneField } from "#form/field/phone-field.tsx";
import { TextField } from "#form/field/text-fields.tsx";
import { useUnsaved } from "#form/shell/unsaved.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { formatPhone } from "#i18n/phone-text.ts";
import { useLanguageChoice } from "#session/use-language-choice.ts";
import { Card, CardBody } from "#ui/display/card.tsx";
import { toast } from "#ui/feedback/toast-store.ts";

const schema = async () => (await import("@metiro/shared/auth/schema")).updateProfileInput;

interface PersonFormProps {
  profile: Profile;
  /** The phone number of a client stands with its address. */
  withPhone?: boolean;
}

const valuesOf = ({ firstName, lastName, phone, lang }: Profile) => ({
  firstName,
  lastName,
  phone: phone === undefined ? "" : formatPhone(phone),
  lang: textLanguageOf(lang),
});

/** Who signs in: name, phone number, language. */
export function PersonForm({ profile, withPhone = false }: PersonFormProps) {
  const { t } = useLingui();
  const { session } = useRouter().options.context;
  const chooseLanguage = useLanguageChoice();
  const utils = trpc.useUtils();
  const form = useZodForm(schema, { defaultValues: valuesOf(profile) });
  const { control } = form;
  useUnsaved(form.formState.isDirty);
  const update = trpc.auth.updateProfile.useMutation();

  return (
    <Card>
      <CardBody>
        <FormShell
          form={form}
          label={t`Vous`}
          mutation={{
            // What another form asks for is not this one's to save.
            mutateAsync: ({ phone, ...values }) => update.mutateAsync(withPhone ? { ...values, phone } : values),
          }}
          onSuccess={async (saved, { lang }) => {
            const { id, email, username, firstName, lastName } = saved;
            utils.auth.profile.setData(undefined, saved);
            session.replaceUser({ id, email, username, firstName, lastName });
            form.reset(valuesOf(saved));
            if (lang && lang !== textLanguageOf(profile.lang)) await chooseLanguage(lang);
            toast.success(t`Profil enregistré.`);
          }}
          submitLabel={<Trans>Enregistrer</Trans>}
          pendingLabel={<Trans>Enregistrement…</Trans>}
          submitVariant={form.formState.isDirty ? "primary" : "secondary"}
        >
          <div className="grid grid-cols-2 gap-x-3 gap-y-5 max-[22rem]:grid-cols-1 max-md:[&>*:nth-child(n+3)]:col-span-full md:gap-5">
            <TextField control={control} name="firstName" label={t`Prénom`} autoComplete="given-name" />
            <TextField control={control} name="lastName" label={t`Nom de famille`} autoComplete="family-name" />
            {withPhone && <PhoneField control={control} name="phone" optional />}
            <LanguageField
              control={control}
              name="lang"
              label={t`Langue`}
              help={t`Pour ce site et pour nos e-mails.`}
            />
          </div>
        </FormShell>
      </CardBody>
    </Card>
  );
}
