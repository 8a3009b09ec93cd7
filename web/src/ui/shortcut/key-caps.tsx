import { useLingui } from "@lingui/react/macro";
import { cn } from "../cn.ts";
import { isMac } from "./shortcuts.ts";

interface KeyCapsProps {
  /** The keys as a `Shortcut` has them: `mod+shift+z`, `g o`. */
  keys: string;
  className?: string | undefined;
}

/** The keys of a shortcut, drawn one by one as they stand on a keyboard. */
export function KeyCaps({ keys, className }: KeyCapsProps) {
  const { t } = useLingui();
  const names: Record<string, string> = isMac()
    ? { mod: "⌘", shift: "⇧", enter: t`Entrée` }
    : { mod: "Ctrl", shift: t({ message: "Maj", comment: "The shift key" }), enter: t`Entrée` };
  return (
    <span className={cn("flex shrink-0 gap-1", className)}>
      {keys.split(/[+ ]/).map((key) => (
        <kbd
          key={key}
          className="inline-grid min-h-7 min-w-7 place-items-center rounded-sm border border-line-strong bg-sunken px-1.5 font-sans text-sm text-ink"
        >
          {names[key] ?? key.toUpperCase()}
        </kbd>
      ))}
    </span>
  );
}
