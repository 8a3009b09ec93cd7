import { Trans } from "@lingui/react/macro";
import { AccountHead } from "#layout/auth/account-head.tsx";

/** Stands above the page from the start, before its body is there: the route has it alone. */
export const SecondFactorHead = () => (
  <AccountHead title={<Trans>Protégez votre compte</Trans>}>
    <Trans>L’administration s’ouvre avec un second facteur. Ajoutez-en un maintenant : cela prend une minute.</Trans>
  </AccountHead>
);
