export type { Examined } from "./examine.ts";
export { diagnose } from "./diagnose.ts";
export { realWorld, type World } from "./world.ts";
