import { type ReactNode, useState } from "react";
import { usePhone } from "../navigation/use-phone.ts";
import { Summary } from "./summary.tsx";

interface CollapsibleOnPhoneProps {
  /** The line that opens it. */
  summary: ReactNode;
  /** Something of it is filled in already. */
  openAtFirst: boolean;
  /** Something in it has to be seen: a fault. */
  hasFault: boolean;
  children: ReactNode;
}

/** Fields that may be left out: on a phone behind a line that opens them, elsewhere as they are. */
export function CollapsibleOnPhone({ summary, openAtFirst, hasFault, children }: CollapsibleOnPhoneProps) {
  const onPhone = usePhone();
  const [opened, setOpened] = useState(openAtFirst);
  if (!onPhone) return children;
  return (
    <details
      open={opened || hasFault}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      className="border-y border-line py-1"
    >
      <Summary className="min-h-11 font-semibold">{summary}</Summary>
      <div className="grid gap-5 pt-2 pb-4">{children}</div>
    </details>
  );
}
