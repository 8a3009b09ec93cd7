export { applicationConfigRouter } from "./router.ts";
export { refreshSettings, settings } from "./settings.ts";
