import { UidField, WebsiteField } from "#form/field/company-fields.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { useWatch } from "react-hook-form";
import { FormShell } from "#form/shell/form-shell.tsx";
import { NewPasswordField } from "#form/field/new-password-field.tsx";
import { PhoneField } from "#form/field/phone-field.tsx";
import { TextField } from "#form/field/text-fields.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import type { AccountSearch } from "#session/guest/guest.ts";
import { usePosted } from "#layout/posted.ts";
import { useBotProof } from "#form/bot-proof/use-bot-proof.tsx";
import { storeResendDelay, resendSeconds } from "#form/code/resend-delay.ts";
import { ConditionsField } from "./conditions-field.tsx";
import { EmailField } from "#form/field/email-field.tsx";
import { PostedSignIn } from "../posted-sign-in.tsx";
import { useAfterSignIn } from "../use-after-sign-in.ts";
import { typedPerson, useTypedPerson } from "./typed-person.ts";
import { useTakenEmail } from "./use-taken-email.tsx";

const schema = async () => (await import("@metiro/shared/auth/schema")).signUpCompanyInput;

/** Makes a company's account and signs it in; the e-mail is confirmed next. */
export function CompanySignUp({ search }: { search: AccountSearch }) {
  const { t, i18n } = useLingui();
  const enter = useAfterSignIn(search.returnUrl);
  const proof = useBotProof();
  const posted = usePosted();
  const form = useZodForm(schema, {
    defaultValues: {
      companyName: "",
      uid: "",
      website: "",
      ...typedPerson(),
      ...posted?.values,
      password: "",
      acceptConditions: false,
    },
  });
  const { control, getValues } = form;
  useTypedPerson(getValues);
  const email = useWatch({ control, name: "email" });
  const taken = useTakenEmail(email, search);
  if (posted?.user) return <PostedSignIn user={posted.user} returnUrl={search.returnUrl} />;
  return (
    <FormShell
      form={form}
      mutation={{
        mutateAsync: (values) =>
          proof.send(({ client, botProof }) =>
            client.auth.signUpCompany.mutate({ ...values, lang: i18n.locale, returnUrl: search.returnUrl, botProof }),
          ),
      }}
      posts
      refused={posted?.problem}
      submitLabel={<Trans>Inscrire mon entreprise</Trans>}
      pendingLabel={proof.waiting ? <Trans>Vérification…</Trans> : <Trans>Création du compte…</Trans>}
      submitSize="lg"
      submitBlock
      failureTitle="Login failed"
      problemWords={taken.words}
      problemField={taken.field}
      onSuccess={async (user) => {
        storeResendDelay(user.email, resendSeconds);
        await enter(user, () => t`Votre compte est créé. Un code vous attend dans vos e-mails.`);
      }}
    >
      <TextField
        control={control}
        name="companyName"
        label={t`Raison sociale`}
        autoComplete="organization"
        help={t`Le nom de l’entreprise tel que les clients le verront.`}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <UidField control={control} name="uid" />
        <WebsiteField control={control} name="website" />
        <TextField control={control} name="firstName" label={t`Prénom du contact`} autoComplete="given-name" />
        <TextField control={control} name="lastName" label={t`Nom du contact`} autoComplete="family-name" />
      </div>
      <EmailField control={control} name="email" help={taken.help} />
      <PhoneField control={control} name="phone" optional />
      <NewPasswordField control={control} name="password" label={t`Mot de passe`} email={email} />
      <ConditionsField control={control} name="acceptConditions" />
      {proof.widget}
    </FormShell>
  );
}
