import type { ReactNode } from "react";

/** What a figure is, before it: on a phone the figures of a row stand in one line, without the head of their table. */
export const PhoneLabel = ({ children }: { children: ReactNode }) => (
  <span className="mr-1.5 text-ink-3 md:hidden">{children}</span>
);
