import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "#ui/button/button-class.ts";
import { Card } from "#ui/display/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";

/** In the place of the list, for who has never asked for anything. */
export const FirstRequest = () => (
  <Card>
    <EmptyState
      title={<Trans>Aucune demande pour l’instant</Trans>}
      action={
        <Link to="/" className={buttonClass()}>
          <Trans>Publier ma première demande</Trans>
        </Link>
      }
    >
      <Trans>Décrivez vos travaux en trois minutes. Les entreprises de votre région vous répondent ici.</Trans>
    </EmptyState>
  </Card>
);
