import { auditListInput, auditPage } from "@metiro/shared/audit/schema";
import { fromReplica } from "../../trpc/from-replica.ts";
import { allow, router } from "../../trpc/init.ts";
import { list } from "./list.ts";

export const auditRouter = router({
  list: allow("audit.list")
    .meta({
      openapi: {
        method: "GET",
        path: "/Audit/All",
        tags: ["Audit"],
        summary: "What admins did and what concerns the safety of accounts, latest first",
      },
    })
    .input(auditListInput)
    .output(auditPage)
    .query(fromReplica(list)),
});
