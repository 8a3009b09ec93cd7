import { configItem, updateConfigInput } from "@metiro/shared/application-config/schema";
import { z } from "zod";
import { allow, router } from "../../trpc/init.ts";
import { list } from "./list.ts";
import { update } from "./update.ts";

const tags = ["ApplicationConfig"];

export const applicationConfigRouter = router({
  list: allow("applicationConfig.list")
    .meta({
      kept: true,
      openapi: {
        method: "GET",
        path: "/ApplicationConfig/All",
        tags,
        summary: "The configuration: what is public for everybody, everything for admins",
      },
      rest: { tokenCounts: true },
    })
    .output(z.array(configItem))
    .query(list),
  update: allow("applicationConfig.update")
    .meta({
      openapi: {
        method: "POST",
        path: "/ApplicationConfig/Update/{appconfigId}",
        tags,
        summary: "Set a value of the configuration",
      },
    })
    .input(updateConfigInput)
    .output(configItem)
    .mutation(update),
});
