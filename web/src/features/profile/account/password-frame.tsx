import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { CheckboxField } from "#form/field/choice-fields.tsx";
import { FormShell } from "#form/shell/form-shell.tsx";
import { useUnsaved } from "#form/shell/unsaved.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { useSession } from "#session/use-session.ts";
import { toast } from "#ui/feedback/toast-store.ts";

const schema = async () => (await import("@metiro/shared/auth/schema")).changePasswordInput;

const blank = { currentPassword: "", code: "", newPassword: "", keepApiKeys: false };

export const usePasswordForm = () => useZodForm(schema, { defaultValues: blank });

interface PasswordFrameProps {
  form: ReturnType<typeof usePasswordForm>;
  /** Whose password it is. */
  email: string;
  /** The field that proves who is asking; the other one is not sent. */
  proof: "currentPassword" | "code";
  submitLabel: ReactNode;
  onDone: () => void;
  children: ReactNode;
}

/** Saves another password; the session goes on with the token that comes back, all others end. */
export function PasswordFrame({ form, email, proof, submitLabel, onDone, children }: PasswordFrameProps) {
  const { t } = useLingui();
  const claims = useSession()?.claims;
  // Admins have none, and whoever looks at another's panel is not told of them.
  const mayHaveKeys = claims?.role !== "Admin" && !claims?.viewing;
  const { session } = useRouter().options.context;
  const utils = trpc.useUtils();
  const dirty = form.formState.isDirty;
  useUnsaved(dirty);
  const change = trpc.auth.changePassword.useMutation();
  const { data: keys } = trpc.apiKey.list.useQuery({}, { enabled: mayHaveKeys, ...handlesOwnErrors });
  const working = keys?.items.filter(({ state }) => state === "active").length ?? 0;
  return (
    <FormShell
      form={form}
      label={t`Mot de passe`}
      mutation={{
        mutateAsync: ({ newPassword, keepApiKeys, ...values }) =>
          change.mutateAsync({ newPassword, [proof]: values[proof], ...(keepApiKeys && { keepApiKeys }) }),
      }}
      problemField={({ code }) => (code === "CODE_INVALID" ? "code" : undefined)}
      onSuccess={({ token }) => {
        session.replaceToken(token);
        form.reset(blank);
        void utils.auth.sessions.invalidate();
        void utils.auth.profile.invalidate();
        void utils.apiKey.list.invalidate();
        toast.success(t`Mot de passe modifié.`);
        onDone();
      }}
      submitLabel={submitLabel}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      submitVariant={dirty ? "primary" : "secondary"}
    >
      {/* For password managers: whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {children}
      {working > 0 && (
        <CheckboxField
          control={form.control}
          name="keepApiKeys"
          label={t`Garder mes clés d’API`}
          help={t`Sinon elles sont révoquées : les programmes qui s’en servent n’ont plus d’accès.`}
        />
      )}
    </FormShell>
  );
}
