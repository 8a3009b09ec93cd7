import { saveStandardLinesInput, standardLines, standardLinesInput } from "@metiro/shared/offer/schema";
import { allow, router } from "../../../trpc/init.ts";
import { get } from "./get.ts";
import { save } from "./save.ts";

const tags = ["StandardLine"];

export const standardLineRouter = router({
  get: allow("standardLine.get")
    .meta({
      openapi: {
        method: "GET",
        path: "/StandardLine/Get/{subcategoryId}",
        tags,
        summary: "The lines with which every offer for a service begins",
      },
    })
    .input(standardLinesInput)
    .output(standardLines)
    .query(get),
  save: allow("standardLine.save")
    .meta({
      openapi: {
        method: "PUT",
        path: "/StandardLine/{subcategoryId}",
        tags,
        summary: "Replace the lines of a service",
        description:
          "A line with its `id` stays the one it was, whatever it is called; one without is new, and one that is left out is asked of nobody any more. Offers that were given keep theirs.",
      },
    })
    .input(saveStandardLinesInput)
    .output(standardLines)
    .mutation(save),
});
