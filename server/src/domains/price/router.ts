import { minClients, minCompaniesOfPrice, minOffers, priceMonths } from "@metiro/shared/price/constants";
import { placedPrices, priceInput, pricesInput, usualPrice } from "@metiro/shared/price/schema";
import { z } from "zod";
import { fromReplica } from "../../trpc/from-replica.ts";
import { allow, router } from "../../trpc/init.ts";
import { get } from "./get.ts";
import { list, listBySubcategory } from "./list.ts";

const tags = ["Price"];
const told = `Of interested answers of ${priceMonths} months with a price for the whole work, where at least ${minOffers} of them are by ${minCompaniesOfPrice} companies to ${minClients} clients; else nothing is told.`;

export const priceRouter = router({
  list: allow("price.list")
    .meta({
      kept: true,
      openapi: {
        method: "GET",
        path: "/Price/All",
        tags,
        summary: "What offers ask, for every service, in the country and by canton",
        description: told,
      },
    })
    .output(z.array(usualPrice))
    .query(fromReplica(list)),
  listBySubcategory: allow("price.listBySubcategory")
    .meta({
      openapi: {
        method: "GET",
        path: "/Price/All/{subcategoryId}",
        tags,
        summary: "What offers ask for a service, in the country and by canton",
        description: told,
      },
    })
    .input(pricesInput)
    .output(z.array(usualPrice))
    .query(fromReplica(listBySubcategory)),
  get: allow("price.get")
    .meta({
      openapi: {
        method: "GET",
        path: "/Price/Get/{subcategoryId}/{regionId}",
        tags,
        summary: "What offers ask for a service in a canton, and in the country",
        description: told,
      },
    })
    .input(priceInput)
    .output(placedPrices)
    .query(fromReplica(get)),
});
