import type { ReactNode } from "react";
import { Illustration } from "#ui/feedback/illustration/illustration.tsx";

interface MissingPageProps {
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

/** In the place of what an address names and is not there, or no longer; `children` is the way on. */
export const MissingPage = ({ title, text, children }: MissingPageProps) => (
  <div className="mx-auto grid max-w-112 justify-items-center gap-2 py-12 text-center">
    <Illustration name="lost" className="mb-4 w-32" />
    <h1 className="title-2 outline-none">{title}</h1>
    <p className="mb-4 text-ink-2">{text}</p>
    {children}
  </div>
);
