export { tellCorrected } from "./tell.ts";
