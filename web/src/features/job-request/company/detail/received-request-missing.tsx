import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "#ui/button/button-class.ts";
import { RequestMissing } from "../../request-missing.tsx";

/** In the place of a page about it. */
export const ReceivedRequestMissing = () => (
  <RequestMissing>
    <Link to="/company" className={buttonClass()}>
      <Trans>Voir les demandes reçues</Trans>
    </Link>
  </RequestMissing>
);
