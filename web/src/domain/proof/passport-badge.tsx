import { Trans, useLingui } from "@lingui/react/macro";
import type { CheckedProof } from "@metiro/shared/proof/schema";
import { BadgeCheck, X } from "lucide-react";
import { type ComponentProps, Suspense, useId, useState } from "react";
import { IconButton } from "#ui/button/icon-button.tsx";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { PassportIntro, PassportItems } from "./passport-items.tsx";

const PassportDialog = lazyPart(() => import("./passport-dialog.tsx"));

interface PassportBadgeProps {
  companyId: string;
  name: string;
  /** What was checked, where it is known already: pages without a script show it without asking. */
  checked?: readonly CheckedProof[];
  className?: string | undefined;
  /** Whether the mark says it beside itself, where there is room for words. */
  worded?: boolean;
}

/** That a company is verified; pressed it says what was checked, when, and until when it holds. */
export const PassportBadge = ({ companyId, checked, ...mark }: PassportBadgeProps) =>
  checked ? <Shown checked={checked} {...mark} /> : <Asked companyId={companyId} {...mark} />;

type Mark = Omit<PassportBadgeProps, "companyId" | "checked">;

/** In the browser's own layer, which opens and closes without a script. */
function Shown({ name, checked, ...mark }: Mark & { checked: readonly CheckedProof[] }) {
  const { t } = useLingui();
  const id = useId();
  const titleId = `${id}-title`;
  return (
    <>
      <MarkButton name={name} popoverTarget={id} {...mark} />
      <dialog
        id={id}
        popover="auto"
        aria-labelledby={titleId}
        className={cn(
          "fixed inset-0 m-auto h-fit max-h-[92dvh] w-120 overflow-y-auto overscroll-contain rounded-lg bg-surface text-base font-normal text-ink shadow-dialog backdrop:bg-scrim",
          "max-md:mb-0 max-md:w-full max-md:max-w-full max-md:rounded-t-sheet max-md:rounded-b-none",
        )}
      >
        <div className="flex items-start justify-between gap-4 pt-4 pr-3 pl-5 md:pt-5 md:pr-5 md:pl-6">
          <p id={titleId} className="title-3 min-w-0 pt-2">
            <Trans>Ce que nous avons vérifié</Trans>
          </p>
          <IconButton icon={X} label={t`Fermer`} popoverTarget={id} popoverTargetAction="hide" />
        </div>
        <p className="px-5 pt-1 text-ink-2 md:px-6">
          <PassportIntro name={name} />
        </p>
        <div className="px-5 pt-4 pb-6 max-md:pb-[max(1.5rem,env(safe-area-inset-bottom))] md:px-6">
          <PassportItems items={checked} />
        </div>
      </dialog>
    </>
  );
}

/** In a dialog that asks for it when it is opened. */
function Asked({ companyId, name, ...mark }: Mark & { companyId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <MarkButton name={name} aria-haspopup="dialog" onClick={() => setOpen(true)} {...mark} />
      {open && (
        <Suspense>
          <PassportDialog companyId={companyId} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The button of a mark: as large as a finger on a phone, whether or not there are words beside the mark. */
function MarkButton({ name, className, worded = false, ...button }: Mark & ComponentProps<"button">) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      // On paper it is a mark.
      data-printed=""
      aria-label={t`Vérifiée : ce que nous avons contrôlé chez ${name}`}
      className={cn(
        "inline-flex min-h-11 shrink-0 items-center gap-1 rounded-sm font-medium text-success underline-offset-[0.2em] hover:underline md:min-h-6",
        !worded && "min-w-11 justify-center md:min-w-6",
        className,
      )}
      {...button}
    >
      <Icon of={BadgeCheck} size={worded ? "xs" : "sm"} />
      {worded && <Trans context="company">Vérifiée</Trans>}
    </button>
  );
}
