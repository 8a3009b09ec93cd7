import { useLingui } from "@lingui/react/macro";
import type { Profile } from "@metiro/shared/auth/schema";
import { Suspense } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SettingRow } from "../setting-row.tsx";

const EmailChange = lazyPart(() => import("#layout/auth/email-change.tsx"));

/** The address that one signs in with, and the way to another. */
export function EmailRow({ profile: { email, emailConfirmed, hasPassword } }: { profile: Profile }) {
  const { t } = useLingui();
  const proof = hasPassword ? "password" : emailConfirmed ? "code" : "none";
  return (
    <SettingRow label={t`Adresse e-mail`} value={email} change={t`Changer d’adresse`}>
      {() => (
        <Suspense>
          <EmailChange proof={proof} onDone={() => window.location.reload()} />
        </Suspense>
      )}
    </SettingRow>
  );
}
