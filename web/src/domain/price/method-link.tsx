import { Trans } from "@lingui/react/macro";

/** Where the page stands that says how prices are worked out. */
const methodPath = "/how-we-calculate-prices";

/** To how prices are worked out. From a form it opens beside it: nothing that is typed is left behind. */
export function MethodLink({ beside = false }: { beside?: boolean }) {
  return (
    <a href={methodPath} {...(beside && { target: "_blank", rel: "noreferrer" })}>
      <Trans>Comment nous calculons les prix</Trans>
    </a>
  );
}
