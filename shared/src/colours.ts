/**
 * The colours of `web/src/app.css` for what knows no custom properties: mails, pictures, manifests and pages that stand alone. Each as
 * `--color-<name>` has it in light and in dark (`web/src/art/colours.test.ts`).
 */
export interface Colour {
  light: string;
  dark: string;
}

export const paper: Colour = { light: "#f7f6f3", dark: "#141311" };
export const surface: Colour = { light: "#ffffff", dark: "#1c1b18" };
export const sunken: Colour = { light: "#efede8", dark: "#262420" };
export const line: Colour = { light: "#e3e0d9", dark: "#35322c" };
export const lineStrong: Colour = { light: "#cdc8be", dark: "#4b473f" };
export const ink: Colour = { light: "#1b1a17", dark: "#f4f2ee" };
export const ink2: Colour = { light: "#524e47", dark: "#c4beb3" };
export const ink3: Colour = { light: "#6b665d", dark: "#a19b90" };
export const accent: Colour = { light: "#2338c2", dark: "#9aa8ff" };
export const onAccent: Colour = { light: "#ffffff", dark: "#11163a" };
export const artInk: Colour = { light: "#1b1a17", dark: "#f4f2ee" };
export const artAccent: Colour = { light: "#2338c2", dark: "#8494ff" };
export const artTint: Colour = { light: "#b9c2f0", dark: "#39437f" };
export const artSand: Colour = { light: "#ddd7ca", dark: "#4b473f" };
export const artPaper: Colour = { light: "#efede8", dark: "#262420" };
