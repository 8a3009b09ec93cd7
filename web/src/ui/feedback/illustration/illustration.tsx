import { cn } from "../../cn.ts";
import { type ArtColour, artFill, type ModuleShape, moduleShapes } from "./illustration-shapes.tsx";

/** Ground, figure, colour of the figure, colour of what is cut out of it. */
type ModuleCell = readonly [ground: ArtColour, shape?: ModuleShape, figure?: ArtColour, cut?: ArtColour];

export type ModuleRow = readonly ModuleCell[];

const modules = {
  house: [
    [
      ["paper", "roofLeft", "tint"],
      ["paper", "roofRight", "tint"],
    ],
    [
      ["tint", "window", "ink", "paper"],
      ["tint", "door", "accent", "paper"],
    ],
  ],
  search: [
    [
      ["paper", "sun", "sand"],
      ["paper", "boards", "tint"],
    ],
    [
      ["paper", "arch", "tint"],
      ["paper", "checks", "accent"],
    ],
  ],
  inbox: [
    [
      ["paper", "letter", "accent", "paper"],
      ["tint", "quarter", "paper"],
    ],
    [
      ["sand", "bricks", "surface"],
      ["paper", "sun", "tint"],
    ],
  ],
  bin: [
    [
      ["tint", "quarter", "paper"],
      ["paper", "bin", "accent", "paper"],
    ],
    [
      ["paper", "sun", "tint"],
      ["sand", "boards", "surface"],
    ],
  ],
  done: [
    [
      ["tint", "roofLeft", "paper"],
      ["paper", "sun", "sand"],
    ],
    [
      ["accent", "tick", "surface"],
      ["sand", "arch", "ink"],
    ],
  ],
  lost: [
    [
      ["paper", "gable", "tint"],
      ["sand", "ruler", "surface", "sand"],
    ],
    [
      ["paper", "checks", "ink"],
      ["paper", "door", "accent", "paper"],
    ],
  ],
  street: [
    [["paper", "sun", "accent"], ["paper"], ["paper", "roofLeft", "ink"], ["paper", "roofRight", "ink"]],
    [
      ["paper", "roofLeft", "tint"],
      ["paper", "roofRight", "tint"],
      ["ink", "window", "paper", "ink"],
      ["ink", "window", "accent", "ink"],
    ],
    [
      ["surface", "boards", "accent"],
      ["tint", "drop", "accent"],
      ["sand", "bricks", "surface"],
      ["ink", "door", "paper", "ink"],
    ],
    [
      ["accent", "arch", "surface"],
      ["sand", "tree", "accent", "ink"],
      ["surface", "checks", "ink"],
      ["tint", "ruler", "accent", "tint"],
    ],
  ],
  column: [
    [["paper"], ["paper"], ["paper", "sun", "accent"]],
    [["paper", "roofLeft", "tint"], ["paper", "roofRight", "tint"], ["paper"]],
    [
      ["tint", "window", "surface", "tint"],
      ["tint", "door", "accent", "tint"],
      ["paper", "tree", "accent", "ink"],
    ],
    [["sand", "boards", "surface"], ["sand", "arch", "accent"], ["sand"]],
    [["sand", "quarter", "paper"], ["sand"], ["sand", "ruler", "surface", "sand"]],
    [["accent"], ["accent", "drop", "surface"], ["accent", "quarter", "tint"]],
  ],
  trade: [
    [
      ["ink", "boards", "surface"],
      ["accent", "roofLeft", "tint"],
      ["accent", "roofRight", "tint"],
    ],
    [
      ["sand", "bricks", "ink"],
      ["accent", "bolt", "surface"],
      ["ink", "arch", "accent"],
    ],
    [
      ["tint", "quarter", "accent"],
      ["sand", "window", "ink", "sand"],
      ["tint", "boards", "surface"],
    ],
  ],
} as const satisfies Record<string, readonly ModuleRow[]>;
export type ModuleName = keyof typeof modules;

interface ModuleProps {
  /** One of these, or rows of cells of one's own. */
  name: ModuleName | readonly ModuleRow[];
  /** Fill the box and cut what is over, instead of showing the whole. */
  cover?: boolean | undefined;
  className?: string | undefined;
}

/** A drawing of square cells, for the hero, the account pages and empty states. Decoration: no words. */
export function Illustration({ name, cover = false, className }: ModuleProps) {
  const placed = place(typeof name === "string" ? modules[name] : name);
  const last = placed.at(-1) ?? { x: 0, y: 0 };
  return (
    <svg
      viewBox={`0 0 ${last.x + side} ${last.y + side}`}
      preserveAspectRatio={cover ? "xMidYMid slice" : "xMidYMid meet"}
      aria-hidden="true"
      className={cn("block", className)}
    >
      {placed.map(({ cell, x, y }) => (
        <Cell key={`${x} ${y}`} cell={cell} x={x} y={y} />
      ))}
    </svg>
  );
}

const side = 120;

const place = (rows: readonly ModuleRow[]) =>
  rows.flatMap((cells, row) => cells.map((cell, column) => ({ cell, x: column * side, y: row * side })));

/** Half a unit wider than its square, so that no seam shows between two of one colour. */
function Cell({
  cell: [ground, shape = "plain", figure = "accent", cut = ground],
  x,
  y,
}: {
  cell: ModuleCell;
  x: number;
  y: number;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0h120.5v120.5H0z" className={artFill[ground]} />
      {moduleShapes[shape]({ figure: artFill[figure], cut: artFill[cut] })}
    </g>
  );
}
