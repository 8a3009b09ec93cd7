import { useLingui } from "@lingui/react/macro";
import { ArrowUp } from "lucide-react";
import { buttonClass } from "../ui/button-class.ts";
import { Icon } from "../ui/icon.tsx";

/** Back to the top of the page; the mark on `<html>` shows it once the page has been scrolled by more than 100 px. */
export function BackToTop() {
  const { t } = useLingui();
  return (
    <div className="fixed right-5 bottom-5 z-40 hidden animate-fade-in in-data-scrolled:block print:hidden">
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
