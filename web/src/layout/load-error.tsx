import { Trans } from "@lingui/react/macro";
import { Link, type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { buttonClass } from "#ui/button/button-class.ts";
import { ErrorState } from "#ui/feedback/error-state.tsx";

/** In the place of a page that could not be loaded. What failed has been said by a message already. */
export function LoadError({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const [retrying, setRetrying] = useState(false);
  async function retry() {
    setRetrying(true);
    await router.invalidate();
    reset();
    setRetrying(false);
  }
  return (
    <ErrorState
      level={1}
      title={<Trans>Cette page n’a pas pu être chargée</Trans>}
      onRetry={() => void retry()}
      retrying={retrying}
      action={
        <Link to="/" className={buttonClass({ variant: "secondary" })}>
          <Trans>Aller à l’accueil</Trans>
        </Link>
      }
    >
      <Trans>Vérifiez votre connexion, puis réessayez. Vos données ne sont pas perdues.</Trans>
    </ErrorState>
  );
}
