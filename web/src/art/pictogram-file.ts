import { artAccent, artInk, artPaper, artSand, artTint, type Colour } from "@metiro/shared/colours";
import drawings from "./drawings.svg?raw";
import { drawingOf } from "./drawing-of.ts";

/** Of the light theme: a file of its own knows no theme. */
const colours: Record<string, Colour> = {
  ink: artInk,
  accent: artAccent,
  tint: artTint,
  sand: artSand,
  paper: artPaper,
};

/** The drawing of a category's icon as a file of its own, SVG. */
export function pictogram(icon: string | undefined): string {
  const [, viewBox = "", content = ""] =
    new RegExp(`<symbol id="${drawingOf(icon)}" viewBox="([^"]+)">(.*?)</symbol>`, "s").exec(drawings) ?? [];
  const coloured = content.replaceAll(/var\(--color-art-(\w+)\)/g, (_, name: string) => colours[name]?.light ?? "");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="${viewBox}">${coloured}</svg>`;
}
