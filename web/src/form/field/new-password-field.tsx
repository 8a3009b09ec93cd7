import { Trans, useLingui } from "@lingui/react/macro";
import { holdsEmail, newPasswordLength } from "@metiro/shared/auth/password";
import { type Strength, strengthOf } from "@metiro/shared/auth/password-strength";
import { Check, Circle } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { FieldValues } from "react-hook-form";
import { cn } from "#ui/cn.ts";
import { Field } from "#ui/input/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { PasswordInput } from "#ui/input/password-input.tsx";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";
import { asText } from "./as-value.ts";
import { type FieldBinding, useField } from "../field-binding.ts";

/** A password that somebody chooses: what it must be, ticked off while it is typed, and how good it is. */
export function NewPasswordField<Input extends FieldValues, Output>({
  email,
  ...props
}: FieldBinding<Input, Output> & {
  /** That of the account, as far as it is known: the password must not hold it. */
  email: string;
}) {
  const { value, onChange, onBlur, name, frame } = useField(props);
  const rulesId = useId();
  const password = asText(value);
  return (
    <div className="grid min-w-0 gap-3">
      <Field {...frame}>
        <PasswordInput
          name={name}
          autoComplete="new-password"
          aria-describedby={rulesId}
          value={password}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </Field>
      <div id={rulesId} className="grid gap-2 text-sm">
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          <Rule kept={password.length >= newPasswordLength.min}>
            <Trans>{newPasswordLength.min} caractères au moins</Trans>
          </Rule>
          <Rule kept={password !== "" && !holdsEmail(password, email)}>
            <Trans>Sans votre adresse e-mail</Trans>
          </Rule>
        </ul>
        {password !== "" && <StrengthBar strength={strengthOf(password)} />}
      </div>
    </div>
  );
}

function Rule({ kept, children }: { kept: boolean; children: ReactNode }) {
  return (
    <li className={cn("flex items-start gap-2", kept ? "text-success" : "text-ink-2")}>
      <Icon of={kept ? Check : Circle} size="sm" className="mt-[0.1875rem]" />
      <span className="min-w-0">
        {children}
        <VisuallyHidden>{kept ? <Trans> : c’est le cas</Trans> : <Trans> : pas encore</Trans>}</VisuallyHidden>
      </span>
    </li>
  );
}

const steps = ["weak", "fair", "good", "strong"] as const satisfies readonly Strength[];
const colours: Record<Strength, string> = {
  weak: "bg-danger",
  fair: "bg-warning",
  good: "bg-success",
  strong: "bg-success",
};

function StrengthBar({ strength }: { strength: Strength }) {
  const { t } = useLingui();
  const words: Record<Strength, string> = {
    weak: t`Facile à deviner : allongez-le, avec plusieurs mots par exemple.`,
    fair: t`Correct. Un mot de plus le rendrait plus sûr.`,
    good: t`Difficile à deviner.`,
    strong: t`Très difficile à deviner.`,
  };
  const reached = steps.indexOf(strength);
  return (
    <div className="grid gap-1">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {steps.map((step, index) => (
          <span key={step} className={cn("h-1 rounded-full", index <= reached ? colours[strength] : "bg-sunken")} />
        ))}
      </div>
      <p className="text-ink-2">{words[strength]}</p>
    </div>
  );
}
