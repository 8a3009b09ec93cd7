import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { FormShell } from "#form/shell/form-shell.tsx";
import { NewPasswordField } from "#form/field/new-password-field.tsx";
import { PhoneField } from "#form/field/phone-field.tsx";
import { TextField } from "#form/field/text-fields.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import type { AccountSearch } from "#session/guest/guest.ts";
import { usePosted } from "#layout/posted.ts";
import { useSite } from "#site/use-site.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { useBotProof } from "#form/bot-proof/use-bot-proof.tsx";
import { storeResendDelay, resendSeconds } from "#form/code/resend-delay.ts";
import { ConditionsField } from "./conditions-field.tsx";
import { EmailField } from "#form/field/email-field.tsx";
import { typedPerson, useTypedPerson } from "./typed-person.ts";
import { useTakenEmail } from "./use-taken-email.tsx";

const schema = async () => (await import("./client-sign-up-schema.ts")).clientSignUpSchema;

/** Makes a client's account; the way on is to sign in with it. */
export function ClientSignUp({ search }: { search: AccountSearch }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const proof = useBotProof();
  const posted = usePosted();
  const { contactAtOnce } = useSite();
  const form = useZodForm(schema, {
    defaultValues: { ...typedPerson(), ...posted?.values, password: "", acceptConditions: false },
  });
  const { control, getValues } = form;
  useTypedPerson(getValues);
  const email = useWatch({ control, name: "email" });
  const taken = useTakenEmail(email, search);
  return (
    <FormShell
      form={form}
      mutation={{
        mutateAsync: (values) =>
          proof.send(({ client, botProof }) =>
            client.auth.signUpTenderer.mutate({ ...values, lang: i18n.locale, returnUrl: search.returnUrl, botProof }),
          ),
      }}
      posts
      refused={posted?.problem}
      submitLabel={<Trans>Créer mon compte</Trans>}
      pendingLabel={proof.waiting ? <Trans>Vérification…</Trans> : <Trans>Création du compte…</Trans>}
      submitSize="lg"
      submitBlock
      failureTitle="Login failed"
      problemWords={taken.words}
      problemField={taken.field}
      onSuccess={async (user) => {
        storeResendDelay(user.email, resendSeconds);
        toast.success(t`Votre compte est créé. Connectez-vous avec votre mot de passe.`);
        await navigate({ to: "/auth/login", search, state: { email: user.email, created: true }, replace: true });
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField control={control} name="firstName" label={t`Prénom`} autoComplete="given-name" />
        <TextField
          control={control}
          name="lastName"
          label={t({ message: "Nom", context: "of a person" })}
          autoComplete="family-name"
        />
      </div>
      <EmailField control={control} name="email" help={taken.help} />
      <PhoneField
        control={control}
        name="phone"
        optional
        help={
          contactAtOnce
            ? t`Montré aux entreprises qui reçoivent votre demande.`
            : t`Montré uniquement aux entreprises que vous acceptez.`
        }
      />
      <NewPasswordField control={control} name="password" label={t`Mot de passe`} email={email} />
      <ConditionsField control={control} name="acceptConditions" />
      {proof.widget}
    </FormShell>
  );
}
