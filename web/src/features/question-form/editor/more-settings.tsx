import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Summary } from "#ui/display/summary.tsx";

interface MoreSettingsProps {
  /** What of them is set, in words. */
  set: readonly string[];
  /** Something in them is wrong. */
  faulty: boolean;
  children: ReactNode;
}

/** What is seldom said of a question; closed, it tells what of that is said. */
export function MoreSettings({ set, faulty, children }: MoreSettingsProps) {
  return (
    <details open={faulty || undefined} className="border-t border-line pt-4">
      <Summary className="text-sm font-semibold">
        <Trans>Plus de réglages</Trans>
        {set.length > 0 && <span className="ml-2 font-normal text-ink-2">{set.join(" · ")}</span>}
      </Summary>
      <div className="grid min-w-0 gap-5 pt-4">{children}</div>
    </details>
  );
}
