import { router } from "../../trpc/init.ts";
import { deskCalls } from "./desk/router.ts";
import { officeCalls } from "./office/router.ts";
import { postCalls } from "./post/router.ts";
import { readCalls } from "./read/router.ts";
import { respondCalls } from "./respond/router.ts";

export const jobRequestRouter = router({ ...postCalls, ...readCalls, ...officeCalls, ...deskCalls, ...respondCalls });
