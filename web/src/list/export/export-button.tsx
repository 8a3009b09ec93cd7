import { Trans } from "@lingui/react/macro";
import { Download, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import type { ButtonSize } from "#ui/button/button-class.ts";
import { cornerClass, cornerWordsClass } from "#ui/navigation/corner-class.ts";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";
import { type ExportSource, useExport } from "./use-export.ts";

interface ExportButtonProps extends ExportSource {
  size?: ButtonSize | undefined;
  /** « Exporter » where nothing else is said. */
  children?: ReactNode;
}

/** Takes a list along as a CSV file. A second press stops it. In the corner of a page's head it is its icon alone on a phone. */
export function ExportButton({ path, input, size, children }: ExportButtonProps) {
  const { megabytes, begin, stop } = useExport({ path, input });
  return (
    <>
      {megabytes === undefined ? (
        <Button variant="secondary" size={size} icon={Download} className={cornerClass} onClick={begin}>
          <span className={cornerWordsClass}>{children ?? <Trans>Exporter</Trans>}</span>
        </Button>
      ) : (
        <Button variant="secondary" size={size} icon={X} className={cornerClass} onClick={stop}>
          <span className={cornerWordsClass}>
            <Trans>Arrêter l’export</Trans> <span className="num">({megabytes} Mo)</span>
          </span>
        </Button>
      )}
      <VisuallyHidden>
        <output>{megabytes !== undefined && <Trans>Export en cours…</Trans>}</output>
      </VisuallyHidden>
    </>
  );
}
