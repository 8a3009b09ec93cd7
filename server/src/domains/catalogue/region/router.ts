import { around as aroundOutput, aroundInput } from "@metiro/shared/region/around";
import { gapPage, gapsInput } from "@metiro/shared/region/gaps";
import { regionOverview } from "@metiro/shared/region/overview";
import {
  place,
  placesInput,
  region,
  regionFields,
  regionFilter,
  regionTree,
  updateRegionInput,
} from "@metiro/shared/region/schema";
import { idObject } from "@metiro/shared/scalars";
import { z } from "zod";
import { fromReplica } from "../../../trpc/from-replica.ts";
import { allow, router } from "../../../trpc/init.ts";
import { gaps } from "./gaps.ts";
import { around } from "./around.ts";
import { places } from "./places.ts";
import { overview } from "./overview.ts";
import { filtered, list, tree } from "./list.ts";
import { add } from "./add.ts";
import { deleteRegion } from "./delete.ts";
import { update } from "./update.ts";

const tags = ["Region"];

export const regionRouter = router({
  list: allow("region.list")
    .meta({
      kept: true,
      openapi: { method: "GET", path: "/Region/All", tags, summary: "All regions and subregions, flat" },
    })
    .output(z.array(region))
    .query(list),
  tree: allow("region.tree")
    .meta({
      kept: true,
      openapi: { method: "GET", path: "/Region/WithSubregions", tags, summary: "Regions, each with its subregions" },
    })
    .output(z.array(regionTree))
    .query(tree),
  filtered: allow("region.filtered")
    .meta({
      openapi: { method: "POST", path: "/Region/All-filtered", tags, summary: "The regions that match a filter" },
    })
    .input(regionFilter)
    .output(z.array(region))
    .query(filtered),
  places: allow("region.places")
    .meta({
      openapi: {
        method: "GET",
        path: "/Region/Places",
        tags,
        summary: "Postal codes and localities that begin with a text, with their district",
      },
    })
    .input(placesInput)
    .output(z.array(place))
    .query(places),
  around: allow("region.around")
    .meta({
      openapi: {
        method: "GET",
        path: "/Region/Around",
        tags,
        summary: "The districts around a postal code, and how far each district is from it",
        description:
          "A district lies around a place when a third of its localities are within the radius, and always when the place lies in it. 404 where the postal code is not known.",
      },
    })
    .input(aroundInput)
    .output(aroundOutput)
    .query(around),
  overview: allow("region.overview")
    .meta({
      openapi: {
        method: "GET",
        path: "/Region/Overview",
        tags,
        summary: "Regions with their subregions, and how much depends on each",
      },
    })
    .output(z.array(regionOverview))
    .query(fromReplica(overview)),
  gaps: allow("region.gaps")
    .meta({
      openapi: {
        method: "GET",
        path: "/Region/Gaps",
        tags,
        summary: "Services that no company with a running subscription covers in a district",
        description: "Those that were asked for most in the last twelve months come first.",
      },
    })
    .input(gapsInput)
    .output(gapPage)
    .query(fromReplica(gaps)),
  add: allow("region.add")
    .meta({
      openapi: { method: "POST", path: "/Region/Add", tags, summary: "Add a region or subregion" },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(regionFields)
    .output(region)
    .mutation(add),
  update: allow("region.update")
    .meta({ openapi: { method: "POST", path: "/Region/Update/{id}", tags, summary: "Change a region or subregion" } })
    .input(updateRegionInput)
    .output(region)
    .mutation(update),
  delete: allow("region.delete")
    .meta({
      openapi: {
        method: "DELETE",
        path: "/Region/Delete/{id}",
        tags,
        summary: "Delete a region and its subregions, unless requests, companies or clients use them",
      },
    })
    .input(idObject)
    .output(idObject)
    .mutation(deleteRegion),
});
