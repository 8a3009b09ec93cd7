import { useLingui } from "@lingui/react/macro";
import { Maximize, Minimize } from "lucide-react";
import { useSyncExternalStore } from "react";
import { IconButton } from "#ui/button/icon-button.tsx";

function onChange(listener: () => void) {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

export function FullScreenButton({ className }: { className?: string }) {
  const { t } = useLingui();
  const full = useSyncExternalStore(
    onChange,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const toggle = () => (full ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <IconButton
      icon={full ? Minimize : Maximize}
      label={full ? t`Quitter le plein écran` : t`Plein écran`}
      className={className}
      // A browser may refuse: then the page stays as it is.
      onClick={() => void toggle().catch(() => {})}
    />
  );
}
