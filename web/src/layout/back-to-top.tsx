import { useLingui } from "@lingui/react/macro";
import { ArrowUp } from "lucide-react";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";

/** Back to the top of a scrolled page; `page/back-to-top.ts` shows it, at the side where it covers nothing. */
export function BackToTop() {
  const { t } = useLingui();
  return (
    <div
      data-back-to-top=""
      className="fixed bottom-[calc(1.25rem+var(--bottom-bar,0px))] z-40 hidden animate-fade-in in-data-top-spot:block in-data-[top-spot=left]:left-5 in-data-[top-spot=middle]:left-[calc(50%-1.375rem)] in-data-[top-spot=right]:right-5 print:hidden"
    >
      <a
        href="#top"
        aria-label={t`Revenir en haut de la page`}
        className={buttonClass({ variant: "secondary", shape: "icon" })}
      >
        <Icon of={ArrowUp} />
      </a>
    </div>
  );
}
