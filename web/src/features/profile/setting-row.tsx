import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#ui/button/button.tsx";

interface SettingRowProps {
  label: string;
  /** How it stands. */
  value: ReactNode;
  /** What the button says to ears, which begins with what it shows. */
  change: string;
  /** Open at once, for whoever was led here to change it. */
  startsOpen?: boolean;
  /** What changes it; told how to close the row once that is done. */
  children: (close: () => void) => ReactNode;
}

/** A setting in one line; what changes it comes below once it is asked for. */
export function SettingRow({ label, value, change, startsOpen = false, children }: SettingRowProps) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  const close = () => {
    setOpen(false);
    document.getElementById(`${id}-opener`)?.focus();
  };
  return (
    <li className="px-4 py-2 md:px-5">
      <div className="flex min-h-11 items-center gap-3">
        <dl className="min-w-0 flex-1">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="font-medium break-words">{value}</dd>
        </dl>
        <Button
          id={`${id}-opener`}
          variant="link"
          size="sm"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={open ? t`Fermer : ${label}` : change}
          onClick={() => setOpen(!open)}
        >
          {open ? t`Fermer` : t`Changer`}
        </Button>
      </div>
      {open && (
        <div id={id} className="py-4">
          {children(close)}
        </div>
      )}
    </li>
  );
}
