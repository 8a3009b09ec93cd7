import type { ReactNode } from "react";
import { Illustration } from "#ui/display/illustration.tsx";

interface MissingProps {
  title: ReactNode;
  text: ReactNode;
  /** The way on. */
  children: ReactNode;
}

/** In the place of somebody who is not there, or no longer. */
export const Missing = ({ title, text, children }: MissingProps) => (
  <div className="mx-auto grid max-w-112 justify-items-center gap-2 py-12 text-center">
    <Illustration name="lost" className="mb-4 w-32" />
    <h1 className="title-2 outline-none">{title}</h1>
    <p className="mb-4 text-ink-2">{text}</p>
    {children}
  </div>
);
