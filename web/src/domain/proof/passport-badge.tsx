import { useLingui } from "@lingui/react/macro";
import { BadgeCheck } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";

const PassportDialog = lazyPart(() => import("./passport-dialog.tsx"));

interface PassportBadgeProps {
  companyId: string;
  name: string;
  className?: string | undefined;
  /** Beside the mark, where there is room for words. */
  children?: ReactNode;
}

/** That a company is verified; pressed it says what was checked, when, and until when it holds. */
export function PassportBadge({ companyId, name, className, children }: PassportBadgeProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`Vérifiée : ce que nous avons contrôlé de ${name}`}
        onClick={() => setOpen(true)}
        className={cn(
          "inline-flex min-h-11 shrink-0 items-center gap-1 rounded-sm font-medium text-success underline-offset-[0.2em] hover:underline md:min-h-6",
          children === undefined && "min-w-11 justify-center md:min-w-6",
          className,
        )}
      >
        <Icon of={BadgeCheck} size={children === undefined ? "sm" : "xs"} />
        {children}
      </button>
      {open && (
        <Suspense>
          <PassportDialog companyId={companyId} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
