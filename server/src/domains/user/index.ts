export { userRouter } from "./router.ts";
