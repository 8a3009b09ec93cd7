import type { ReactNode } from "react";
import { cn } from "../cn.ts";

interface PageHeadProps {
  title: ReactNode;
  description?: ReactNode;
  /** Above the title: a Breadcrumb. */
  above?: ReactNode;
  actions?: ReactNode;
  /** One button that is not pressed often; on a phone it stands beside the title, as its icon alone. */
  corner?: ReactNode;
  /** A SkipTo past what can be done, to what the page is about. */
  skip?: ReactNode;
}

/** The head of a panel page: its only h1, what it is about, what can be done. */
export function PageHead({ title, description, above, actions, corner, skip }: PageHeadProps) {
  return (
    <header className="relative grid gap-4 pb-5 md:flex md:flex-wrap md:items-end md:justify-between md:pb-6">
      <div className="min-w-0 md:flex-[1_1_24rem]">
        {above && <div className={cn("mb-2", corner && "max-md:pr-14")}>{above}</div>}
        <h1 className={cn("title-app", corner && !above && "max-md:pr-14")}>{title}</h1>
        {description && <div className="mt-0.5 text-ink-2">{description}</div>}
      </div>
      {skip}
      {(actions || corner) && (
        <div
          className={cn(
            "flex flex-wrap items-center gap-3 max-md:*:flex-auto print:hidden",
            // What stands in the corner leaves no empty line where nothing else can be done.
            !actions && "max-md:contents",
          )}
        >
          {corner && (
            <div data-corner="" className="max-md:absolute max-md:-top-2 max-md:right-0">
              {corner}
            </div>
          )}
          {actions}
        </div>
      )}
    </header>
  );
}
