import { formerAtOnce } from "@metiro/shared/offer/constants";
import { draftDays } from "@metiro/shared/request-draft/constants";
import { offerHistoryInput } from "@metiro/shared/offer/history-input";
import {
  amendOfferInput,
  decideAmendmentInput,
  offerComparison,
  offerDraftReceipt,
  offerHistory,
  offerStart,
  ofRequest,
  saveOfferDraftInput,
  saveOfferInput,
  vatRates as vatRatesShape,
} from "@metiro/shared/offer/schema";
import { idObject } from "@metiro/shared/scalars";
import { allow, router } from "../../trpc/init.ts";
import { amend } from "./amendment/amend.ts";
import { compare } from "./read/compare.ts";
import { decideAmendment, withdrawAmendment } from "./amendment/decide-amendment.ts";
import { removeDraft } from "./draft/remove-draft.ts";
import { saveDraft } from "./draft/save-draft.ts";
import { get } from "./read/get.ts";
import { save } from "./save.ts";
import { start } from "./start.ts";
import { vatRates } from "./read/vat-rates.ts";

const tags = ["Offer"];

export const offerRouter = router({
  vatRates: allow("offer.vatRates")
    .meta({
      openapi: { method: "GET", path: "/Offer/VatRates", tags, summary: "The rates of VAT that hold today" },
    })
    .output(vatRatesShape)
    .query(vatRates),
  get: allow("offer.get")
    .meta({
      openapi: {
        method: "GET",
        path: "/Offer/Get/{jobRequestId}/{companyId}",
        tags,
        summary: "All that a company offered for a request",
        description: `For the client, the company and admins: what stands, what waits for the client's decision, each with what it changes, and the versions before, ${formerAtOnce} at a time: older ones with \`before\`.`,
      },
    })
    .input(offerHistoryInput)
    .output(offerHistory)
    .query(get),
  start: allow("offer.start")
    .meta({
      openapi: {
        method: "GET",
        path: "/Offer/Start/{jobRequestId}",
        tags,
        summary: "All that one's company needs to write an offer",
        description: "The service's lines, the rates of VAT that hold today, what stands, and what was drafted.",
      },
    })
    .input(ofRequest)
    .output(offerStart)
    .query(start),
  save: allow("offer.save")
    .meta({
      openapi: {
        method: "PUT",
        path: "/Offer/{jobRequestId}",
        tags,
        summary: "Answer a request with an offer, or replace the one that was given",
        description:
          "It is the answer in full, with its total as the price: `JobRequest/{id}/undo-answer` takes it back, `JobRequest/{id}/answer` replaces it by a short one. Every line of the service is answered: priced, included elsewhere or not offered. Amounts and sums are reckoned here: a line to the cent, a total in francs to five centimes. Until the client has decided.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(saveOfferInput)
    .output(offerHistory)
    .mutation(save),
  saveDraft: allow("offer.saveDraft")
    .meta({
      openapi: {
        method: "PUT",
        path: "/Offer/{jobRequestId}/draft",
        tags,
        summary: "Keep what is written so far of an offer",
        description: `Replaces the whole draft. With another \`baseRevision\` than the one that stands it is \`REVISION_CONFLICT\`. A draft goes when the offer is sent, and is forgotten ${draftDays} days after its last change. At most 60 saves a minute.`,
      },
    })
    .input(saveOfferDraftInput)
    .output(offerDraftReceipt)
    .mutation(saveDraft),
  removeDraft: allow("offer.removeDraft")
    .meta({
      openapi: {
        method: "DELETE",
        path: "/Offer/{jobRequestId}/draft",
        tags,
        summary: "Throw away what is written of an offer",
      },
    })
    .input(ofRequest)
    .output(ofRequest)
    .mutation(removeDraft),
  compare: allow("offer.compare")
    .meta({
      openapi: {
        method: "GET",
        path: "/Offer/Compare/{jobRequestId}",
        tags,
        summary: "The offers of a request side by side",
        description:
          "A column each, the cheapest first; rows are the service's lines in their order, then each company's own. All amounts with VAT in them.",
      },
    })
    .input(ofRequest)
    .output(offerComparison)
    .query(compare),
  amend: allow("offer.amend")
    .meta({
      openapi: {
        method: "POST",
        path: "/Offer/{jobRequestId}/amend",
        tags,
        summary: "Propose to change what the client has accepted",
        description: "One proposal at a time waits for the client. What was agreed on stands until it is accepted.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(amendOfferInput)
    .output(offerHistory)
    .mutation(amend),
  decideAmendment: allow("offer.decideAmendment")
    .meta({
      openapi: {
        method: "POST",
        path: "/Offer/Amendment/{id}/decide",
        tags,
        summary: "Accept or refuse what a company wants to change",
        description: "By the client of the request. Accepted, it stands in place of what was agreed on before.",
      },
    })
    .input(decideAmendmentInput)
    .output(offerHistory)
    .mutation(decideAmendment),
  withdrawAmendment: allow("offer.withdrawAmendment")
    .meta({
      openapi: {
        method: "POST",
        path: "/Offer/Amendment/{id}/withdraw",
        tags,
        summary: "Take back what one's company proposed to change",
      },
    })
    .input(idObject)
    .output(offerHistory)
    .mutation(withdrawAmendment),
});
