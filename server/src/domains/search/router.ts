import { findInput, findings, maxFound } from "@metiro/shared/search/schema";
import { fromReplica } from "../../trpc/from-replica.ts";
import { allow, router } from "../../trpc/init.ts";
import { find } from "./find.ts";

export const searchRouter = router({
  find: allow("search.find")
    .meta({
      openapi: {
        method: "GET",
        path: "/Search",
        tags: ["Search"],
        summary: "Requests, companies, clients and accounts by a few letters",
        description: `At most ${maxFound} of each, the likeliest first. For a field that answers while one types.`,
      },
    })
    .input(findInput)
    .output(findings)
    .query(fromReplica(find)),
});
