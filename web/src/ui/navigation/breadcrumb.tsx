import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../cn.ts";
import { Icon } from "../icon.tsx";
import type { RenderLink } from "./link-parts.ts";

interface Crumb {
  label: string;
  /** `(parts) => <Link {...parts} to="…" />` */
  link: RenderLink;
}

interface BreadcrumbProps {
  items: readonly Crumb[];
  current: ReactNode;
  /** What this page is called is a sentence, which takes lines of a phone. */
  isSentence?: boolean;
}

/** The way here; the last item is this page and no link. A phone shows of a long way the step back alone. */
export function Breadcrumb({ items, current, isSentence = false }: BreadcrumbProps) {
  const { t } = useLingui();
  const isLong = isSentence || items.length > 1;
  return (
    <nav aria-label={t`Fil d’Ariane`}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
        {items.map(({ label, link }, index) => {
          const isStepBack = isLong && index === items.length - 1;
          return (
            <li key={label} className={cn("flex min-w-0 items-center gap-2", isLong && !isStepBack && "max-md:hidden")}>
              {isStepBack && <Icon of={ChevronLeft} size="xs" className="md:hidden" />}
              {link({ className: "py-1 text-ink-2 no-underline hover:underline", children: label })}
              <Icon of={ChevronRight} size="xs" className={cn(isStepBack && "max-md:hidden")} />
            </li>
          );
        })}
        <li aria-current="page" className={cn("min-w-0 py-1 font-medium text-ink", isLong && "max-md:sr-only")}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
