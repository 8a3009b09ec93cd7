import { Trans } from "@lingui/react/macro";
import { Flag } from "lucide-react";
import { Suspense, useState } from "react";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import type { ReportTarget } from "./report-target.ts";

const ReportDialog = lazyPart(() => import("./report-dialog.tsx"));

interface ReportButtonProps {
  /** The first is what is meant unless its reader says otherwise. */
  targets: readonly [ReportTarget, ...ReportTarget[]];
  /** What it does to what, for who cannot see where it stands: « Signaler ce message ». */
  label: string;
  className?: string | undefined;
}

/** Quiet, beside what somebody else wrote or is: one press asks why, the next one sends it. */
export function ReportButton({ targets, label, className }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => setOpen(true)}
        className={cn(
          "inline-flex min-h-11 items-center gap-1 rounded-sm text-xs text-ink-3 hover:text-ink hover:underline md:min-h-6",
          className,
        )}
      >
        <Icon of={Flag} size="xs" />
        <Trans>Signaler</Trans>
      </button>
      {open && (
        <Suspense>
          <ReportDialog targets={targets} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
