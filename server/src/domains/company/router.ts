import {
  addHolidayInput,
  company,
  companyDetail,
  companyListInput,
  companyPage,
  completeCompanyInput,
  correctCompanyInput,
  coverageInput,
  coverageReach,
  candidateCompany,
  matchingInput,
  pauseCompanyInput,
  setAwayInput,
  setCoverageInput,
  subcategoryIdsInput,
  subregionIdsInput,
  updateCompanyInput,
  verifyCompanyInput,
} from "@metiro/shared/company/schema";
import { addNoteInput } from "@metiro/shared/office-note/schema";
import { idObject } from "@metiro/shared/scalars";
import { z } from "zod";
import { fromReplica } from "../../trpc/from-replica.ts";
import { allow, router } from "../../trpc/init.ts";
import { addHoliday, removeHoliday, setAway } from "./away/set-away.ts";
import { setCoverage, setSubcategories, setSubregions } from "./coverage/set-coverage.ts";
import { completeProfile } from "./profile/complete-profile.ts";
import { correct } from "./profile/correct.ts";
import { addNote } from "./notes/add-note.ts";
import { get, own } from "./read/get.ts";
import { list } from "./read/list.ts";
import { matching } from "./read/matching.ts";
import { pause } from "./profile/pause.ts";
import { coverageReach as readCoverageReach } from "./coverage/coverage-reach.ts";
import { update } from "./profile/update.ts";
import { verify } from "./profile/verify.ts";

const tags = ["Company"];

export const companyRouter = router({
  list: allow("company.list")
    .meta({ openapi: { method: "GET", path: "/Company/All", tags, summary: "All companies" } })
    .input(companyListInput)
    .output(companyPage)
    .query(fromReplica(list)),
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
    .output(z.array(candidateCompany))
    .query(fromReplica(matching)),
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
  addNote: allow("company.addNote")
    .meta({
      openapi: {
        method: "POST",
        path: "/Company/{id}/notes",
        tags,
        summary: "Note something about a company",
        description: "The company never reads it. It goes with the account.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(addNoteInput)
    .output(companyDetail)
    .mutation(addNote),
  verify: allow("company.verify")
    .meta({
      openapi: {
        method: "POST",
        path: "/Company/verify/{id}",
        tags,
        summary: "Vouch for who a company is, or take that back",
        description:
          "Its identity is verified in the admin's name, without a paper; or what identifies it ends. `verified` follows from that: with a needed proof that has expired it stays false.",
      },
    })
    .input(verifyCompanyInput)
    .output(company)
    .mutation(verify),
  correct: allow("company.correct")
    .meta({
      openapi: {
        method: "POST",
        path: "/Company/Correct/{id}",
        tags,
        summary: "Correct a company's profile and coverage as an admin",
        description: "What is absent stays, null clears it. The company is told by mail.",
      },
    })
    .input(correctCompanyInput)
    .output(company)
    .mutation(correct),
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
    .input(updateCompanyInput)
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
  setCoverage: allow("company.setCoverage")
    .meta({
      openapi: {
        method: "PUT",
        path: "/Company/Coverage",
        tags,
        summary: "Choose trades and districts of one's company at once",
      },
    })
    .input(setCoverageInput)
    .output(company)
    .mutation(setCoverage),
  // A mutation that changes nothing: a choice of every trade and district is too long for an address.
  coverageReach: allow("company.coverageReach")
    .meta({
      openapi: {
        method: "POST",
        path: "/Company/Coverage/Reach",
        tags,
        summary: "How many requests of late a choice of trades and districts would have been for",
      },
    })
    .input(coverageInput)
    .output(coverageReach)
    .mutation(readCoverageReach),
  setAway: allow("company.setAway")
    .meta({
      openapi: {
        method: "POST",
        path: "/Company/Away",
        tags,
        summary: "Want no requests until a day or until one says otherwise, or want them again",
        description:
          "While away it is sent no new requests; it still answers those that it has. With a last day the pause is listed among its holidays; those planned within it go, one that goes on after it begins the day after. Coming back ends holidays of today, too. A pause that an admin has set stays.",
      },
    })
    .input(setAwayInput)
    .output(company)
    .mutation(setAway),
  addHoliday: allow("company.addHoliday")
    .meta({
      openapi: {
        method: "POST",
        path: "/Company/Holidays",
        tags,
        summary: "Plan days on which one's company wants no requests",
        description: "They begin and end by themselves, by the days of Europe/Zurich.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(addHolidayInput)
    .output(company)
    .mutation(addHoliday),
  removeHoliday: allow("company.removeHoliday")
    .meta({
      openapi: {
        method: "DELETE",
        path: "/Company/Holidays/{id}",
        tags,
        summary: "Take back holidays of one's company",
      },
    })
    .input(idObject)
    .output(company)
    .mutation(removeHoliday),
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
