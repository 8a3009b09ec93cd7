import { Trans, useLingui } from "@lingui/react/macro";
import type { Profile } from "@metiro/shared/auth/schema";
import { useLocation } from "@tanstack/react-router";
import { Suspense } from "react";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SettingRow } from "../setting-row.tsx";

const PasswordForm = lazyPart(() => import("./password-form.tsx"));
const FirstPasswordForm = lazyPart(() => import("./first-password-form.tsx"));

/** Fields of it that a link leads to. */
const fields: ReadonlySet<string> = new Set(["currentPassword", "newPassword"]);

/** Another password, or the first one of an account that was entered with codes so far. */
export function PasswordRow({ profile: { email, hasPassword } }: { profile: Profile }) {
  const { t } = useLingui();
  const isLedTo = useLocation({ select: ({ hash }) => fields.has(hash) });
  const Form = hasPassword ? PasswordForm : FirstPasswordForm;
  return (
    <SettingRow
      label={t`Mot de passe`}
      value={hasPassword ? <Chosen /> : <Trans>Aucun pour l’instant</Trans>}
      change={t`Changer de mot de passe`}
      startsOpen={isLedTo}
    >
      {(close) => (
        <Suspense>
          <Form email={email} onDone={close} />
        </Suspense>
      )}
    </SettingRow>
  );
}

const Chosen = () => (
  <>
    <span aria-hidden="true">••••••••••</span>
    <VisuallyHidden>
      <Trans>Choisi</Trans>
    </VisuallyHidden>
  </>
);
