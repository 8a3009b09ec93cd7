import { Trans } from "@lingui/react/macro";
import { WifiOff } from "lucide-react";
import { Icon } from "#ui/icon.tsx";

/** At the foot of a plain page, whose script shows it while the line is gone (page/offline.ts). */
export function OfflineBar() {
  return (
    <output
      data-offline=""
      hidden
      className="sticky bottom-0 z-40 flex items-center justify-center gap-2 border-t border-line bg-warning-soft px-5 py-3 text-sm text-ink"
    >
      <Icon of={WifiOff} size="sm" className="shrink-0" />
      <span>
        <Trans>Hors connexion : gardez cette page ouverte, ce que vous y avez écrit reste.</Trans>
      </span>
    </output>
  );
}
