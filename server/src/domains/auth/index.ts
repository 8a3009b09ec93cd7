export { authRouter } from "./router.ts";
