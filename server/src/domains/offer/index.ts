export { offerOperations } from "./document/openapi.ts";
export { offerRoutes } from "./document/routes.ts";
export { eraseOffersOf } from "./erase.ts";
export { offerDraftsOf, offersOf } from "./export.ts";
export { offerRouter } from "./router.ts";
export { standardLineRouter } from "./standard/router.ts";
export { vatRateRouter } from "./vat-rate/router.ts";
