import { accessListInput, accessPage } from "@metiro/shared/data-access/schema";
import { fromReplica } from "../../trpc/from-replica.ts";
import { allow, router } from "../../trpc/init.ts";
import { list } from "./list.ts";

export const dataAccessRouter = router({
  list: allow("dataAccess.list")
    .meta({
      openapi: {
        method: "GET",
        path: "/DataAccess/All",
        tags: ["DataAccess"],
        summary: "Who saw one's own data, newest first",
        description: "One entry an hour for each person and thing. Of the platform's team nobody is named.",
      },
    })
    .input(accessListInput)
    .output(accessPage)
    .query(fromReplica(list)),
});
