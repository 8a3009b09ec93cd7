import { Trans } from "@lingui/react/macro";
import { cn } from "../cn.ts";
import { VisuallyHidden } from "../display/visually-hidden.tsx";

interface StepsProps {
  labels: readonly string[];
  /** Index of the step that is being done. */
  current: number;
}

const looks = {
  done: "border-ink text-ink-2",
  now: "border-accent font-semibold text-ink",
  next: "border-line-strong text-ink-3",
};

export function Steps({ labels, current }: StepsProps) {
  return (
    <ol className="flex min-w-0 gap-2">
      {labels.map((label, index) => {
        const state = index < current ? "done" : index === current ? "now" : "next";
        return (
          <li
            key={label}
            aria-current={state === "now" ? "step" : undefined}
            className={cn("min-w-0 flex-1 border-t-3 pt-3 text-xs hyphens-auto md:text-sm", looks[state])}
          >
            {index + 1}. {label}
            {state === "done" && (
              <VisuallyHidden>
                {" "}
                <Trans>(fait)</Trans>
              </VisuallyHidden>
            )}
          </li>
        );
      })}
    </ol>
  );
}
