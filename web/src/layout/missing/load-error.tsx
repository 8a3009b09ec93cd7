import { Trans } from "@lingui/react/macro";
import { Link, type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { problemIn } from "#api/failure/failure.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { isMissingPart, reload, reloadOnce } from "#ui/lazy/missing-part.ts";

/**
 * In the place of a page that could not be loaded. What failed has been said by a message already. A page whose code is no longer
 * on the server is loaded anew with that of the present version.
 */
export function LoadError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [retrying, setRetrying] = useState(false);
  const isMissing = isMissingPart(error);
  useEffect(() => {
    if (isMissing) void reloadOnce();
  }, [isMissing]);
  async function retry() {
    setRetrying(true);
    if (isMissing) await reload();
    else {
      await router.invalidate();
      reset();
    }
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
      {/* What the server refused has nothing to do with the line. */}
      {problemIn(error)?.detail ?? (
        <Trans>Vérifiez votre connexion, puis réessayez. Vos données ne sont pas perdues.</Trans>
      )}
    </ErrorState>
  );
}
