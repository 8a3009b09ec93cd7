export { type Examined, everyCheck } from "./examine.ts";
export { diagnose } from "./diagnose.ts";
export { realWorld, type World } from "./world.ts";
