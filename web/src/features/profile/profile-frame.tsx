import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { UnsavedGuard } from "#form/shell/unsaved.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";

/** Head and guard of the profile of every role. */
export const ProfileFrame = ({ children }: { children: ReactNode }) => (
  <UnsavedGuard>
    <PageHead
      title={<Trans>Mon profil</Trans>}
      description={<Trans>Vos coordonnées, votre mot de passe et vos données.</Trans>}
    />
    {children}
  </UnsavedGuard>
);
