import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Switch } from "#ui/input/switch.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { isMac, type Shortcut } from "#ui/shortcut/shortcuts.ts";
import { chooseSingleKeys, singleKeys } from "./single-keys.ts";

interface ShortcutDialogProps {
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}

/** The keys that work on the page under it, and the choice to do without those that are one key. */
export default function ShortcutDialog({ shortcuts, onClose }: ShortcutDialogProps) {
  const { t } = useLingui();
  const [single, setSingle] = useState(singleKeys);
  const mac = isMac();
  const names: Record<string, string> = mac
    ? { mod: "⌘", shift: "⇧", enter: t`Entrée` }
    : { mod: "Ctrl", shift: t({ message: "Maj", comment: "The shift key" }), enter: t`Entrée` };
  const nameOf = (key: string) => names[key] ?? key.toUpperCase();
  return (
    <Dialog open onClose={onClose} title={t`Raccourcis clavier`}>
      <dl className="grid">
        {shortcuts.map(({ keys, label }) => (
          <div key={keys} className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-2">
            <dt>{label}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.split(/[+ ]/).map((key) => (
                <kbd
                  key={key}
                  className="inline-grid min-h-7 min-w-7 place-items-center rounded-sm border border-line-strong bg-sunken px-1.5 font-sans text-sm"
                >
                  {nameOf(key)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        className="mt-4"
        label={t`Raccourcis d’une seule touche sur cet appareil`}
        checked={single}
        onChange={({ target }) => {
          setSingle(target.checked);
          chooseSingleKeys(target.checked);
        }}
      />
    </Dialog>
  );
}
