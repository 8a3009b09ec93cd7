import { Trans } from "@lingui/react/macro";
import { hiddenPart } from "@metiro/shared/contact-details/constants";
import { Fragment } from "react";

/** A text in which what its reader may not see yet shows as such. */
export function MaskedText({ children: text }: { children: string }) {
  return text.split(hiddenPart).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have nothing else
    <Fragment key={index}>
      {index > 0 && (
        <span className="relative rounded-xs bg-current/12 px-1.5">
          <span aria-hidden="true">{hiddenPart}</span>
          <span className="sr-only">
            <Trans>(masqué)</Trans>
          </span>
        </span>
      )}
      {part}
    </Fragment>
  ));
}
