import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { cn } from "#ui/cn.ts";
import { Switch } from "#ui/input/switch.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { KeyCaps } from "#ui/shortcut/key-caps.tsx";
import type { Shortcut } from "#ui/shortcut/shortcuts.ts";
import { chooseSingleKeys, singleKeys } from "./single-keys.ts";

interface ShortcutDialogProps {
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}

/** The keys that work on the page under it, and the choice to do without those that are one key. */
export default function ShortcutDialog({ shortcuts, onClose }: ShortcutDialogProps) {
  const { t } = useLingui();
  const [single, setSingle] = useState(singleKeys);
  /** Two keys in a row lead to another page; all others act on this one. */
  const ways = shortcuts.filter(({ keys }) => keys.includes(" "));
  const acts = shortcuts.filter(({ keys }) => !keys.includes(" "));
  return (
    <Dialog open onClose={onClose} title={t`Raccourcis clavier`} size={ways.length > 0 ? "lg" : "sm"}>
      {ways.length === 0 ? (
        <Keys of={acts} />
      ) : (
        <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[1fr_2fr]">
          <Group title={<Trans>Sur cette page</Trans>} of={acts} className="md:max-lg:columns-2" />
          <Group title={<Trans>D’une page à l’autre</Trans>} of={ways} className="md:columns-2" />
        </div>
      )}
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

interface GroupProps extends KeysProps {
  title: ReactNode;
}

function Group({ title, ...keys }: GroupProps) {
  return (
    <section>
      <h3 className="pb-1 font-sans text-sm font-semibold tracking-normal text-ink-2">{title}</h3>
      <Keys {...keys} />
    </section>
  );
}

interface KeysProps {
  of: readonly Shortcut[];
  /** Of their columns, read down one after the other. */
  className?: string;
}

function Keys({ of, className }: KeysProps) {
  return (
    <dl className={cn("gap-x-10", className)}>
      {of.map(({ keys, label }) => (
        <div
          key={keys}
          className="flex min-h-10 break-inside-avoid items-center justify-between gap-4 border-b border-line py-1"
        >
          <dt>{label}</dt>
          <dd>
            <KeyCaps keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
