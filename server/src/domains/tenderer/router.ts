import { completeTendererInput, tenderer, tendererFields } from "@metiro/shared/tenderer/schema";
import { z } from "zod";
import { allow, router } from "../../trpc/init.ts";
import { completeProfile, own, update } from "./service.ts";

const tags = ["Tenderer"];

export const tendererRouter = router({
  own: allow("tenderer.own")
    .meta({ openapi: { method: "GET", path: "/Tenderer", tags, summary: "One's own profile as a client" } })
    .output(tenderer)
    .query(own),
  update: allow("tenderer.update")
    .meta({
      openapi: { method: "POST", path: "/Tenderer/update", tags, summary: "Change one's own profile as a client" },
    })
    .input(tendererFields)
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
