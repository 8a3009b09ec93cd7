export { applicationConfigRouter } from "./router.ts";
export { onSettingsChange, refreshSettings, settings, shareSettings } from "./settings.ts";
export { allItems } from "./queries.ts";
export { updateAsOperator } from "./update.ts";
