import { type ReactNode, useId, useState } from "react";
import { Summary } from "#ui/display/summary.tsx";

interface SectionProps {
  title: ReactNode;
  description: ReactNode;
  /** Looked up now and then: its title opens it. */
  folded?: boolean;
  children: ReactNode;
}

/** A part of the profile: what it is about at the left, what can be changed at the right. */
export function ProfileSection({ title, description, folded = false, children }: SectionProps) {
  const id = useId();
  if (folded)
    return (
      <FoldedSection title={title} description={description}>
        {children}
      </FoldedSection>
    );
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line py-6 lg:grid-cols-12 lg:gap-x-6"
    >
      <div className="lg:col-span-4">
        <h2 id={id} className="title-3">
          {title}
        </h2>
        <div className="mt-1 max-w-120 text-ink-2">{description}</div>
      </div>
      <div className="min-w-0 lg:col-span-8">{children}</div>
    </section>
  );
}

/** What stands in it is asked for once it is opened. */
function FoldedSection({ title, description, children }: Pick<SectionProps, "title" | "description" | "children">) {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpened(currentTarget.open)} className="border-t border-line py-3">
      <Summary className="min-h-11">
        <h2 className="title-3 inline">{title}</h2>
      </Summary>
      {opened && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-5">
          <div className="text-ink-2">{description}</div>
          {children}
        </div>
      )}
    </details>
  );
}
