import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
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
    <Dialog open onClose={onClose} title={t`Raccourcis clavier`} size={ways.length > 0 ? "md" : "sm"}>
      {ways.length === 0 ? (
        <Keys of={acts} />
      ) : (
        <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2">
          <Group title={<Trans>Sur cette page</Trans>} of={acts} />
          <Group title={<Trans>D’une page à l’autre</Trans>} of={ways} />
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

function Group({ title, of }: { title: ReactNode; of: readonly Shortcut[] }) {
  return (
    <section>
      <h3 className="pb-1 font-sans text-sm font-semibold tracking-normal text-ink-2">{title}</h3>
      <Keys of={of} />
    </section>
  );
}

function Keys({ of }: { of: readonly Shortcut[] }) {
  return (
    <dl className="grid">
      {of.map(({ keys, label }) => (
        <div key={keys} className="flex min-h-10 items-center justify-between gap-4 border-b border-line py-1">
          <dt>{label}</dt>
          <dd>
            <KeyCaps keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
