export { eraseOffersOf } from "./erase.ts";
export { offerDraftsOf, offersOf } from "./export.ts";
export { offerRouter } from "./router.ts";
export { standardLineRouter } from "./standard/router.ts";
