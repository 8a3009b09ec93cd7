import { maxSearchLength } from "../paging/constants.ts";
import { z } from "zod";
import { pageOf, paging } from "../paging/schema.ts";
import { date, emptyToAbsent, id, optionalText, timestamp } from "../scalars.ts";
import { clientDecisions, companyResponses } from "./response.ts";
import { recipient, searchedRequestPage } from "./schema.ts";

const given = z.enum(companyResponses).exclude(["none"]);
const sorts = ["newest", "oldest"] as const;

/** What narrows the answers of companies. Days are those of Europe/Zurich, both included. */
const responseFilter = z.object({
  /** A company, or the number of a request. */
  search: optionalText(maxSearchLength),
  response: emptyToAbsent(given),
  clientDecision: emptyToAbsent(z.enum(clientDecisions)),
  companyId: emptyToAbsent(id),
  /** By the day on which the company received the request; such a list stands in that order. */
  sentFrom: emptyToAbsent(date),
  sentTo: emptyToAbsent(date),
  sort: z.enum(sorts).default("newest"),
});
export type ResponseFilter = z.infer<typeof responseFilter>;
export const responseListInput = responseFilter.extend(paging.shape);
export type ResponseListInput = z.infer<typeof responseListInput>;

/** The list as a file. */
export const responseExportInput = responseFilter;
export type ResponseExportInput = z.infer<typeof responseExportInput>;

const { shape } = recipient;

/** What a company answered to a request that it received, and what the client decided. */
const companyAnswer = z.object({
  jobRequest: z.object({ id, number: z.string(), title: z.string() }),
  company: z.object({ id, name: z.string() }),
  createdAt: timestamp,
  respondedAt: timestamp,
  response: given,
  priceMin: shape.priceMin,
  priceMax: shape.priceMax,
  priceUnit: shape.priceUnit,
  vat: shape.vat,
  currency: shape.currency,
  declineReason: shape.declineReason,
  withdrawn: shape.withdrawn,
  clientDecision: shape.clientDecision,
  decidedAt: shape.decidedAt,
});
export type CompanyAnswer = z.infer<typeof companyAnswer>;
export const responsePage = pageOf(companyAnswer).extend({ totalCapped: searchedRequestPage.shape.totalCapped });
export type ResponsePage = z.infer<typeof responsePage>;
