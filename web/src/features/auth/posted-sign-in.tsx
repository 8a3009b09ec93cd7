import { Trans, useLingui } from "@lingui/react/macro";
import type { SignedIn } from "@metiro/shared/auth/schema";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { AccountHead } from "#layout/auth/account-head.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { useAfterSignIn } from "./use-after-sign-in.ts";

/** The form has opened a session as the browser sent it: the page takes the session over and leads on. */
export function PostedSignIn({ user, returnUrl }: { user: SignedIn; returnUrl: string | undefined }) {
  const { t } = useLingui();
  const enter = useAfterSignIn(returnUrl);
  const begin = useEffectEvent(() => void enter(user, () => t`Connexion réussie.`));
  useEffect(() => begin(), []);
  return <ScriptNeeded title={<Trans>Connexion…</Trans>} />;
}

/** Stands until the page's script goes on; where it cannot, the page says why. */
export const ScriptNeeded = ({ title }: { title: ReactNode }) => (
  <div className="grid gap-6">
    <AccountHead title={title} />
    <noscript>
      <Note>
        <Trans>
          Votre espace personnel a besoin de JavaScript. Activez-le dans votre navigateur, puis reconnectez-vous.
        </Trans>
      </Note>
    </noscript>
  </div>
);
