import {
  company,
  companyDetail,
  companyListInput,
  companyPage,
  companyProfileFields,
  completeCompanyInput,
  matchingCompany,
  matchingInput,
  pauseCompanyInput,
  subcategoryIdsInput,
  subregionIdsInput,
  verifyCompanyInput,
} from "@metiro/shared/company/schema";
import { idObject } from "@metiro/shared/scalars";
import { z } from "zod";
import { allow, router } from "../../trpc/init.ts";
import { setSubcategories, setSubregions } from "./coverage.ts";
import { get, own } from "./get.ts";
import { list } from "./list.ts";
import { matching } from "./matching.ts";
import { pause } from "./pause.ts";
import { completeProfile, update } from "./update.ts";
import { verify } from "./verify.ts";

const tags = ["Company"];

export const companyRouter = router({
  list: allow("company.list")
    .meta({ openapi: { method: "GET", path: "/Company/All", tags, summary: "All companies" } })
    .input(companyListInput)
    .output(companyPage)
    .query(list),
  own: allow("company.own")
    .meta({ openapi: { method: "GET", path: "/Company", tags, summary: "One's own company" } })
    .output(company)
    .query(own),
  matching: allow("company.matching")
    .meta({
      openapi: {
        method: "GET",
        path: "/Company/Get/subregion/{subregionId}/subcategory/{subcategoryId}",
        tags,
        summary: "The companies that serve a subregion and a subcategory, best first",
      },
    })
    .input(matchingInput)
    .output(z.array(matchingCompany))
    .query(matching),
  get: allow("company.get")
    .meta({
      openapi: {
        method: "GET",
        path: "/Company/Get/{id}",
        tags,
        summary: "One company with its subscriptions and figures",
      },
    })
    .input(idObject)
    .output(companyDetail)
    .query(get),
  verify: allow("company.verify")
    .meta({
      openapi: {
        method: "POST",
        path: "/Company/verify/{id}",
        tags,
        summary: "Say whether a company has been verified",
      },
    })
    .input(verifyCompanyInput)
    .output(company)
    .mutation(verify),
  pause: allow("company.pause")
    .meta({
      openapi: {
        method: "POST",
        path: "/Company/Pause/{id}",
        tags,
        summary: "Say whether requests are kept away from a company",
        description: "It keeps its account and the requests that it has; it can be sent no new ones.",
      },
    })
    .input(pauseCompanyInput)
    .output(company)
    .mutation(pause),
  update: allow("company.update")
    .meta({ openapi: { method: "POST", path: "/Company/update", tags, summary: "Change one's own company" } })
    .input(companyProfileFields)
    .output(company)
    .mutation(update),
  setSubcategories: allow("company.setSubcategories")
    .meta({
      openapi: {
        method: "PUT",
        path: "/Company/subcategories",
        tags,
        summary: "Choose the trades that one's company serves",
      },
      rest: { bodyAs: "subcategoryIds" },
    })
    .input(subcategoryIdsInput)
    .output(company)
    .mutation(setSubcategories),
  setSubregions: allow("company.setSubregions")
    .meta({
      openapi: {
        method: "PUT",
        path: "/Company/subregions",
        tags,
        summary: "Choose the districts that one's company serves",
      },
      rest: { bodyAs: "subregionIds" },
    })
    .input(subregionIdsInput)
    .output(company)
    .mutation(setSubregions),
  completeProfile: allow("company.completeProfile")
    .meta({
      openapi: {
        method: "POST",
        path: "/Company/complete-profile",
        tags,
        summary: "Complete the profile of one's own company, for a new token",
      },
    })
    .input(completeCompanyInput)
    .output(z.string())
    .mutation(completeProfile),
});
