import drawings from "./drawings.svg?raw";
import { drawingOf } from "./drawing-of.ts";

/** The art colours of the light theme: a file of its own knows no theme. */
const colours: Record<string, string> = {
  ink: "#1b1a17",
  accent: "#2338c2",
  tint: "#b9c2f0",
  sand: "#ddd7ca",
  paper: "#efede8",
};

/** The drawing of a category's icon as a file of its own, SVG. */
export function pictogram(icon: string | undefined): string {
  const [, viewBox = "", content = ""] =
    new RegExp(`<symbol id="${drawingOf(icon)}" viewBox="([^"]+)">(.*?)</symbol>`, "s").exec(drawings) ?? [];
  const coloured = content.replaceAll(/var\(--color-art-(\w+)\)/g, (_, name: string) => colours[name] ?? "");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="${viewBox}">${coloured}</svg>`;
}
