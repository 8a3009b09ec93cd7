export { applicationConfigRouter } from "./router.ts";
export { onSettingsChange, refreshSettings, settings } from "./settings.ts";
