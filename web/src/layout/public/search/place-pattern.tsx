import { Trans } from "@lingui/react/macro";
import { rowClass } from "./row-class.ts";

/** What the script copies for each place that it suggests; its words are replaced. */
export function PlacePattern() {
  return (
    <li data-part="place-pattern">
      <button type="button" className={rowClass}>
        <Trans>Où ?</Trans>
      </button>
    </li>
  );
}
