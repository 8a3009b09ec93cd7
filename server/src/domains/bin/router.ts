import { binDays } from "@metiro/shared/bin/constants";
import { binListInput, binnedThing, binPage } from "@metiro/shared/bin/schema";
import { idObject } from "@metiro/shared/scalars";
import { fromReplica } from "../../trpc/from-replica.ts";
import { allow, router } from "../../trpc/init.ts";
import { erase } from "./erase.ts";
import { list } from "./list.ts";
import { restore } from "./restore.ts";

const tags = ["Bin"];

export const binRouter = router({
  list: allow("bin.list")
    .meta({
      openapi: {
        method: "GET",
        path: "/Bin/All",
        tags,
        summary: `Requests and posts that were deleted in the last ${binDays} days, latest first`,
      },
    })
    .input(binListInput)
    .output(binPage)
    .query(fromReplica(list)),
  restore: allow("bin.restore")
    .meta({
      openapi: {
        method: "POST",
        path: "/Bin/Restore/{id}",
        tags,
        summary: "Put back what was deleted",
        description:
          "As it was, with everything that belonged to it; nobody gets a mail. 409 where its service, its district or its address is " +
          "no longer free to have it. `id` is that of the entry of the bin.",
      },
    })
    .input(idObject)
    .output(binnedThing)
    .mutation(restore),
  erase: allow("bin.erase")
    .meta({
      openapi: {
        method: "DELETE",
        path: "/Bin/Erase/{id}",
        tags,
        summary: "Erase what was deleted at once",
        description: "There is no way back. `id` is that of the entry of the bin.",
      },
    })
    .input(idObject)
    .output(binnedThing)
    .mutation(erase),
});
