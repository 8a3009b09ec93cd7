import { useLingui } from "@lingui/react/macro";
import { cn } from "../cn.ts";
import { Select, type SelectOption } from "../input/select.tsx";
import { useCurrentSection } from "./use-current-section.ts";

interface SectionNavProps {
  /** `value`: the id of the element that it leads to. */
  sections: readonly SelectOption[];
  /** The links stand beside each other, not one below the other. */
  across?: boolean;
  className?: string;
}

/** Leads to the sections of a long page: links, and where there is no room for them a select. */
export function SectionNav({ sections, across = false, className }: SectionNavProps) {
  const { t } = useLingui();
  const current = useCurrentSection(sections.map(({ value }) => value));
  return (
    <nav aria-label={t`Sections`} className={className}>
      <ul className={cn("gap-1 max-lg:hidden", across ? "flex flex-wrap" : "grid")}>
        {sections.map(({ value, label }) => (
          <li key={value}>
            <a
              href={`#${value}`}
              // Beside each other they stand above the page and do not go along with it.
              aria-current={!across && value === current ? "location" : undefined}
              className={linkClass}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <Select
        className="max-w-form lg:hidden"
        aria-label={t`Aller à la section`}
        placeholder={t`Aller à la section`}
        options={sections}
        value=""
        onChange={({ target }) => document.getElementById(target.value)?.scrollIntoView()}
      />
    </nav>
  );
}

const linkClass =
  "block rounded-sm px-3 py-2 text-sm font-semibold text-ink-2 hover:bg-hover hover:text-ink aria-[current]:bg-hover aria-[current]:text-accent-ink";
