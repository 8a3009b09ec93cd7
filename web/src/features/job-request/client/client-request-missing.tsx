import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "#ui/button/button-class.ts";
import { RequestMissing } from "../request-missing.tsx";

/** In the place of a page about it. */
export const ClientRequestMissing = () => (
  <RequestMissing>
    <Link to="/tenderer" className={buttonClass()}>
      <Trans>Voir mes demandes</Trans>
    </Link>
  </RequestMissing>
);
