import { signInLogDays } from "@metiro/shared/auth/constants";
import { signInListInput, signInPage } from "@metiro/shared/auth/sign-ins";
import { fromReplica } from "../../../trpc/from-replica.ts";
import { allow, router } from "../../../trpc/init.ts";
import { list } from "./list.ts";

export const signInRouter = router({
  list: allow("signIn.list")
    .meta({
      openapi: {
        method: "GET",
        path: "/SignIn/All",
        tags: ["Audit"],
        summary: `Sign-ins and refusals of the last ${signInLogDays} days: who, when, from where, with which device`,
        description:
          "Tries at e-mails without an account are among them; what was typed is not kept, but a whole e-mail finds the tries at it.",
      },
    })
    .input(signInListInput)
    .output(signInPage)
    .query(fromReplica(list)),
});
