import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Brand } from "#art/brand.tsx";
import { Pictogram } from "#art/pictogram.tsx";
import { Button } from "#ui/button/button.tsx";
import { contentId } from "../document/skip-link.tsx";

interface WizardShellProps {
  /** The `icon` of the category, and the name of the subcategory. */
  icon: string | undefined;
  name: string;
  /** How far one is, from 0 to 1; `label` says it in words: « Étape 3 sur 6 : Délai et budget ». */
  progress?: { value: number; label: string };
  /** Saves what is filled in and leaves; without it nothing is to be saved. */
  onLeave?: () => void;
  /** The bar at the foot: back and on. */
  foot?: ReactNode;
  children: ReactNode;
}

const progressClass = [
  "block h-1 w-full appearance-none border-0 bg-sunken text-accent",
  "[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent",
  "[&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-200",
].join(" ");

/** What surrounds a question: nothing that leads away but one way out that keeps everything. */
export function WizardShell({ icon, name, progress, onLeave, foot, children }: WizardShellProps) {
  const { t } = useLingui();
  const leave = t`Enregistrer et quitter`;
  return (
    <div data-scale="public" className="flex min-h-dvh flex-col">
      <header className="bg-surface text-base">
        <div className="wrap-page grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 md:min-h-18 md:grid-cols-3 md:gap-4">
          <Brand className="max-md:[&>span]:sr-only" />
          <p className="flex min-w-0 items-center gap-3 font-semibold max-md:text-sm max-md:leading-5 md:justify-center">
            <Pictogram icon={icon} size="sm" className="max-md:hidden" />
            <span className="min-w-0 hyphens-auto">{name}</span>
          </p>
          <div className="justify-self-end">
            {onLeave && (
              <Button variant="ghost" onClick={onLeave} className="-mr-4.5 whitespace-nowrap" aria-label={leave}>
                <span className="max-md:hidden">{leave}</span>
                <span aria-hidden="true" className="md:hidden">
                  <Trans>Quitter</Trans>
                </span>
              </Button>
            )}
          </div>
        </div>
        {progress ? (
          <progress aria-label={progress.label} value={progress.value} className={progressClass} />
        ) : (
          <div className="border-b border-line" />
        )}
      </header>
      <main id={contentId} className="wrap-form flex-1 pt-9 pb-16 outline-none md:pt-16">
        {children}
      </main>
      {foot && (
        <div data-foot-bar="" className="sticky bottom-0 z-20 border-t border-line bg-surface">
          <div className="wrap-form flex min-h-18 items-center justify-between gap-3 py-3">{foot}</div>
        </div>
      )}
    </div>
  );
}
