import type { ReactNode } from "react";

interface PageHeadProps {
  title: ReactNode;
  description?: ReactNode;
  /** Above the title: a Breadcrumb. */
  above?: ReactNode;
  actions?: ReactNode;
  /** A SkipTo past what can be done, to what the page is about. */
  skip?: ReactNode;
}

/** The head of a panel page: its only h1, what it is about, what can be done. */
export function PageHead({ title, description, above, actions, skip }: PageHeadProps) {
  return (
    <header className="grid gap-4 pb-5 md:flex md:flex-wrap md:items-end md:justify-between md:pb-6">
      <div className="min-w-0 md:flex-[1_1_24rem]">
        {above && <div className="mb-2">{above}</div>}
        <h1 className="title-app">{title}</h1>
        {description && <div className="mt-0.5 text-ink-2">{description}</div>}
      </div>
      {skip}
      {actions && <div className="flex flex-wrap items-center gap-3 max-md:*:flex-auto print:hidden">{actions}</div>}
    </header>
  );
}
