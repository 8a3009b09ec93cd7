import { Trans } from "@lingui/react/macro";
import { formatTime } from "@metiro/shared/text/format";
import { Wifi, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { cn } from "#ui/cn.ts";
import { useOnline } from "#ui/feedback/use-online.ts";
import { Icon } from "#ui/icon.tsx";
import { barClass } from "./bar-class.ts";

/** Milliseconds that the way back is told of. */
const toldFor = 6_000;

/**
 * Says that the line is gone and since when, and that it is back. What is shown is of then, for until then changes came by
 * themselves (`live`). The region is always there: one that appears with its words is not read out.
 */
export function ConnectionBar() {
  const online = useOnline();
  const [lostAt, setLostAt] = useState(() => (navigator.onLine ? undefined : new Date().toISOString()));
  useEffect(() => {
    const lose = () => setLostAt(new Date().toISOString());
    window.addEventListener("offline", lose);
    return () => window.removeEventListener("offline", lose);
  }, []);
  useEffect(() => {
    if (!online || lostAt === undefined) return;
    const timer = setTimeout(() => setLostAt(undefined), toldFor);
    return () => clearTimeout(timer);
  }, [online, lostAt]);
  const told = lostAt !== undefined;
  return (
    <output
      data-offline=""
      className={cn(
        told && barClass,
        told && "min-h-11 py-2",
        told && (online ? "bg-success-soft" : "bg-warning-soft"),
      )}
    >
      {told && (
        <span className="flex items-center gap-2">
          <Icon of={online ? Wifi : WifiOff} size="sm" className="shrink-0" />
          {online ? (
            <Trans>La connexion est revenue.</Trans>
          ) : (
            <Trans>
              Hors connexion depuis {formatTime(lostAt)} : l’affichage date de ce moment. Gardez cette page ouverte, ce
              que vous écrivez reste.
            </Trans>
          )}
        </span>
      )}
    </output>
  );
}
