import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import type { RenderLink } from "./link-parts.ts";

export interface Crumb {
  label: string;
  /** `(parts) => <Link {...parts} to="…" />` */
  link: RenderLink;
}

/** The way here; the last item is this page and no link. */
export function Breadcrumb({ items, current }: { items: readonly Crumb[]; current: ReactNode }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Fil d’Ariane`}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
        {items.map(({ label, link }) => (
          <li key={label} className="flex min-w-0 items-center gap-2">
            {link({ className: "py-1 text-ink-2 no-underline hover:underline", children: label })}
            <Icon of={ChevronRight} size="xs" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 py-1 font-medium text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
