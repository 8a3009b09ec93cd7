import { Trans } from "@lingui/react/macro";
import type { Ref } from "react";

interface ScreenHeadProps {
  /** Where one is: « Question 3 sur 9 ». */
  place: string;
  title: string;
  optional?: boolean | undefined;
  lead?: string | undefined;
  /** The heading, which gets the focus when the screen changes. */
  ref?: Ref<HTMLHeadingElement>;
}

/** What stands above the fields of a screen that asks one thing. */
export function ScreenHead({ place, title, optional = false, lead, ref }: ScreenHeadProps) {
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">{place}</p>
      <h1 ref={ref} tabIndex={-1} className="title-question outline-none">
        {title}
        {optional && (
          <span className="text-lg font-normal text-ink-3">
            {" "}
            <Trans>(facultatif)</Trans>
          </span>
        )}
      </h1>
      {lead && <p className="text-ink-2">{lead}</p>}
    </div>
  );
}
