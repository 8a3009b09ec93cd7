import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { trpc } from "#api/trpc.ts";
import { FormShell } from "#form/form-shell.tsx";
import { useUnsaved } from "#form/unsaved.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Card, CardBody } from "#ui/display/card.tsx";
import { toast } from "#ui/feedback/toast-store.ts";

const schema = async () => (await import("@metiro/shared/auth/schema")).changePasswordInput;

const blank = { currentPassword: "", code: "", newPassword: "" };

export const usePasswordForm = () => useZodForm(schema, { defaultValues: blank });

interface PasswordFrameProps {
  form: ReturnType<typeof usePasswordForm>;
  /** Whose password it is. */
  email: string;
  /** The field that proves who is asking; the other one is not sent. */
  proof: "currentPassword" | "code";
  submitLabel: ReactNode;
  children: ReactNode;
}

/** Saves another password; the session goes on with the token that comes back, all others end. */
export function PasswordFrame({ form, email, proof, submitLabel, children }: PasswordFrameProps) {
  const { t } = useLingui();
  const { session } = useRouter().options.context;
  const utils = trpc.useUtils();
  const dirty = form.formState.isDirty;
  useUnsaved(dirty);
  const change = trpc.auth.changePassword.useMutation();
  return (
    <Card>
      <CardBody large>
        <FormShell
          form={form}
          label={t`Mot de passe`}
          mutation={{
            mutateAsync: ({ newPassword, ...values }) => change.mutateAsync({ newPassword, [proof]: values[proof] }),
          }}
          problemField={({ code }) => (code === "CODE_INVALID" ? "code" : undefined)}
          onSuccess={({ token }) => {
            session.replaceToken(token);
            form.reset(blank);
            void utils.auth.sessions.invalidate();
            void utils.auth.profile.invalidate();
            toast.success(t`Mot de passe modifié.`);
          }}
          submitLabel={submitLabel}
          pendingLabel={<Trans>Enregistrement…</Trans>}
          submitVariant={dirty ? "primary" : "secondary"}
        >
          {/* For password managers: whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          {children}
        </FormShell>
      </CardBody>
    </Card>
  );
}
