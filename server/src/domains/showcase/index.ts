export { eraseShowcaseOf } from "./erase.ts";
export { showcaseOf } from "./own.ts";
export { showcaseRouter } from "./router.ts";
export { visibleCompany } from "./wish.ts";
