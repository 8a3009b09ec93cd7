import { idObject } from "@metiro/shared/scalars";
import {
  completeTendererInput,
  tenderer,
  updateTendererInput,
  tendererItem,
  tendererListInput,
  tendererPage,
} from "@metiro/shared/tenderer/schema";
import { z } from "zod";
import { fromReplica } from "../../trpc/from-replica.ts";
import { allow, router } from "../../trpc/init.ts";
import { list } from "./list.ts";
import { completeProfile } from "./complete-profile.ts";
import { get, own } from "./get.ts";
import { update } from "./update.ts";

const tags = ["Tenderer"];

export const tendererRouter = router({
  list: allow("tenderer.list")
    .meta({ openapi: { method: "GET", path: "/Tenderer/All", tags, summary: "All clients, newest first" } })
    .input(tendererListInput)
    .output(tendererPage)
    .query(fromReplica(list)),
  get: allow("tenderer.get")
    .meta({
      openapi: {
        method: "GET",
        path: "/Tenderer/Get/{id}",
        tags,
        summary: "One client with the counts of its requests",
      },
    })
    .input(idObject)
    .output(tendererItem)
    .query(get),
  own: allow("tenderer.own")
    .meta({ openapi: { method: "GET", path: "/Tenderer", tags, summary: "One's own profile as a client" } })
    .output(tenderer)
    .query(own),
  update: allow("tenderer.update")
    .meta({
      openapi: { method: "POST", path: "/Tenderer/update", tags, summary: "Change one's own profile as a client" },
    })
    .input(updateTendererInput)
    .output(tenderer)
    .mutation(update),
  completeProfile: allow("tenderer.completeProfile")
    .meta({
      openapi: {
        method: "POST",
        path: "/Tenderer/complete-profile",
        tags,
        summary: "Complete one's own profile as a client, for a new token",
      },
    })
    .input(completeTendererInput)
    .output(z.string())
    .mutation(completeProfile),
});
