import type { ReactNode } from "react";

/** The art colours; on a dark page they are others, so drawings name them and never a value. */
export const artFill = {
  ink: "fill-art-ink",
  accent: "fill-art-accent",
  tint: "fill-art-tint",
  sand: "fill-art-sand",
  paper: "fill-art-paper",
  surface: "fill-surface",
} as const;
export type ArtColour = keyof typeof artFill;

interface Paint {
  /** Class of the figure, and of what is cut out of it. */
  figure: string;
  cut: string;
}

/** Figures on a square of 120 units. A cell of a module is one of them on a ground. */
export const moduleShapes = {
  plain: () => null,
  sun: ({ figure }) => <circle cx="60" cy="60" r="40" className={figure} />,
  roofLeft: ({ figure }) => <path d="M0 120 120 0h1v121H0z" className={figure} />,
  roofRight: ({ figure }) => <path d="M-1 0h1l120 120v1H-1z" className={figure} />,
  gable: ({ figure }) => <path d="M0 120 60 30l60 90z" className={figure} />,
  window: ({ figure, cut }) => (
    <>
      <rect x="26" y="20" width="68" height="80" className={figure} />
      <path d="M57 20h6v80h-6zM26 57h68v6H26z" className={cut} />
    </>
  ),
  door: ({ figure, cut }) => (
    <>
      <path d="M30 120V24h60v96z" className={figure} />
      <circle cx="78" cy="76" r="5" className={cut} />
    </>
  ),
  arch: ({ figure }) => <path d="M0 120a60 60 0 0 1 120 0z" className={figure} />,
  quarter: ({ figure }) => <path d="M0 0a120 120 0 0 1 120 120H0z" className={figure} />,
  boards: ({ figure }) => <path d="M0 10h120v10H0zM0 40h120v10H0zM0 70h120v10H0zM0 100h120v10H0z" className={figure} />,
  bricks: ({ figure }) => <path d="M0 0h74v36H0zM46 42h74v36H46zM0 84h74v36H0z" className={figure} />,
  checks: ({ figure }) => <path d="M0 0h60v60H0zM60 60h60v60H60z" className={figure} />,
  tree: ({ figure, cut }) => (
    <>
      <circle cx="60" cy="48" r="38" className={figure} />
      <path d="M55 48h10v72H55z" className={cut} />
    </>
  ),
  drop: ({ figure }) => <path d="M60 14c24 32 36 46 36 64a36 36 0 0 1-72 0c0-18 12-32 36-64z" className={figure} />,
  bolt: ({ figure }) => <path d="M72 8 26 68h28l-8 44 48-62H64z" className={figure} />,
  ruler: ({ figure, cut }) => (
    <>
      <path d="M0 34h120v52H0z" className={figure} />
      <path
        d="M12 34h5v24h-5zM28 34h5v14h-5zM44 34h5v24h-5zM60 34h5v14h-5zM76 34h5v24h-5zM92 34h5v14h-5zM108 34h5v24h-5z"
        className={cut}
      />
    </>
  ),
  letter: ({ figure, cut }) => (
    <>
      <path d="M14 30h92v64H14z" className={figure} />
      <path d="M14 30h9l37 31 37-31h9v6L60 73 14 36z" className={cut} />
    </>
  ),
  bin: ({ figure, cut }) => (
    <>
      <path d="M50 14h20v10h30v12H20V24h30zM28 42h64l-6 66H34z" className={figure} />
      <path d="M46 54h7v42h-7zM67 54h7v42h-7z" className={cut} />
    </>
  ),
  tick: ({ figure }) => <path d="m22 62 14-14 18 18 34-34 14 14-48 48z" className={figure} />,
} as const satisfies Record<string, (paint: Paint) => ReactNode>;
export type ModuleShape = keyof typeof moduleShapes;
