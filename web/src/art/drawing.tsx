import drawings from "./drawings.svg?no-inline";

interface DrawingProps {
  /** A symbol of drawings.svg. */
  name: string;
  size: number;
  className?: string | undefined;
}

/** A drawing in the art colours of the theme, from the one file that all pages share. Decoration: no words. */
export const Drawing = ({ name, size, className }: DrawingProps) => (
  <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className={className}>
    <use href={`${drawings}#${name}`} />
  </svg>
);
