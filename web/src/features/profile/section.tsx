import { type ReactNode, useId } from "react";
import { cn } from "#ui/cn.ts";

interface SectionProps {
  title: ReactNode;
  description: ReactNode;
  /** What needs the whole width stands below. */
  wide?: boolean;
  /** Below the title at the left; on a phone after the rest. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the profile: what it is about at the left, what can be changed at the right. */
export function ProfileSection({ title, description, wide = false, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn(
        "grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line py-8 lg:grid-cols-12 lg:gap-x-6",
        aside && "lg:grid-rows-[auto_1fr]",
      )}
    >
      <div className={wide ? "lg:col-span-12" : "lg:col-span-4"}>
        <h2 id={id} className="title-3">
          {title}
        </h2>
        <div className="mt-1 max-w-120 text-ink-2">{description}</div>
      </div>
      <div className={cn("min-w-0", wide ? "lg:col-span-12" : "lg:col-span-8", aside && "lg:row-span-2")}>
        {children}
      </div>
      {aside && <div className="min-w-0 lg:col-span-4">{aside}</div>}
    </section>
  );
}
