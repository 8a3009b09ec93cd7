import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { cn } from "../cn.ts";
import { type SelectOption, Select } from "../input/select.tsx";

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

/** Below the bars that stick to the top: a section counts as read once its head has come up to there. */
const readLine = 180;

/** Of the sections of a long page, by their ids, the one that is read: the first until the page is moved. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(" ");
  useEffect(() => {
    const look = () => {
      const present = all.split(" ").flatMap((id) => document.getElementById(id) ?? []);
      const { scrollY, innerHeight } = window;
      const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const read = present.filter((part) => part.getBoundingClientRect().top <= readLine);
      setCurrent((atEnd ? present.at(-1) : (read.at(-1) ?? present[0]))?.id);
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [all]);
  return current;
}
