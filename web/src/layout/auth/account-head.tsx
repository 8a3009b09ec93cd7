import type { ReactNode } from "react";

/** The head of an account page: what it is for, in one line. */
export function AccountHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h1 className="title-2">{title}</h1>
      {children && <p className="text-ink-2">{children}</p>}
    </div>
  );
}
