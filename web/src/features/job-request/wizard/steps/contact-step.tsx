import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useSite } from "#site/use-site.ts";
import { Field } from "#ui/input/field.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { PasswordInput } from "#ui/input/password-input.tsx";
import { withSpaces } from "#form/field/phone-spaces.ts";
import { TextInput, type TextInputProps } from "#ui/input/text-input.tsx";
import { textLinkClass } from "#ui/navigation/text-link.ts";
import type { DraftContact } from "../draft/draft.ts";
import type { StepProps } from "./step-props.ts";

interface ContactStepProps extends StepProps {
  /** Where signing in leads back to. */
  returnUrl: string;
}

const nobody: DraftContact = {};

const kinds: Record<keyof DraftContact, TextInputProps> = {
  firstName: { autoComplete: "given-name" },
  lastName: { autoComplete: "family-name" },
  email: {
    type: "email",
    inputMode: "email",
    autoComplete: "email",
    autoCapitalize: "none",
    spellCheck: false,
  },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel", placeholder: "079 555 01 42" },
};

/** Who asks: what the account of a stranger is made of when the request is sent. */
export function ContactStep({
  draft: { contact = nobody, password = "" },
  change,
  errors,
  returnUrl,
}: ContactStepProps) {
  const { t } = useLingui();
  const { contactAtOnce } = useSite();
  const input = (name: keyof DraftContact) => (
    <TextInput
      {...kinds[name]}
      name={name}
      value={contact[name] ?? ""}
      onChange={(event) =>
        // Another address is another account: the code that was sent to the first one is of no use for it.
        change({
          contact: { ...contact, [name]: name === "phone" ? withSpaces(event.target.value) : event.target.value },
          ...(name === "email" && { codeSentTo: undefined }),
        })
      }
    />
  );
  const error = (name: string) => errors[`contact.${name}`] ?? errors[name];
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`Prénom`} error={error("firstName")}>
          {input("firstName")}
        </Field>
        <Field label={t({ message: "Nom", context: "of a person" })} error={error("lastName")}>
          {input("lastName")}
        </Field>
      </div>
      <Field label={t`Adresse e-mail`} help={t`Vous y recevez un code, puis les réponses.`} error={error("email")}>
        {input("email")}
      </Field>
      <Field
        label={t`Téléphone mobile`}
        optional
        help={t`Pour que l’entreprise choisie puisse vous appeler et convenir d’une visite.`}
        error={error("phone")}
      >
        {input("phone")}
      </Field>
      <Field
        label={t`Mot de passe`}
        optional
        help={t`Dix caractères au moins. Sans mot de passe, vous vous connectez avec un code reçu par e-mail.`}
        error={error("password")}
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => change({ password: event.target.value })}
        />
      </Field>
      <p className="text-sm text-ink-2">
        <Trans>
          Déjà un compte ?{" "}
          <Link to="/auth/login" search={{ returnUrl }} className={textLinkClass}>
            Connectez-vous
          </Link>
        </Trans>
      </p>
      {!contactAtOnce && (
        <Note tone="lock">
          <Trans>
            <strong className="font-semibold">
              Votre téléphone n’est montré qu’aux entreprises que vous acceptez.
            </strong>{" "}
            Les autres voient seulement votre prénom, votre localité et votre description.
          </Trans>
        </Note>
      )}
    </div>
  );
}
