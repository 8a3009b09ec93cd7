export { analyticsOrigin } from "./analytics-origin.ts";
export { pageViewRoutes } from "./routes.ts";
