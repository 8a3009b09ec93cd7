import { Mail } from "lucide-react";
import type { ReactNode } from "react";
import { AccountHead } from "#layout/auth/account-head.tsx";
import { Icon } from "#ui/icon.tsx";

/** The head of a page that asks for a code of a mail. */
export const CodeHead = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <>
    <span className="grid size-14 place-items-center rounded-md bg-sunken text-ink-2">
      <Icon of={Mail} size="lg" />
    </span>
    <AccountHead title={title}>{children}</AccountHead>
  </>
);
