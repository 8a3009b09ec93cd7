import {
  type Answer,
  callers,
  categoryRef,
  image,
  joined,
  listOf,
  officeNote,
  own,
  pageOf,
  regionRef,
  translationFields,
  sizedImageFields,
  storedDocument,
  subcategoryRef,
  nestedIn,
} from "./answer.ts";

const card = `logo(${image}) description website foundedYear employees memberSince answerHours acceptedJobs doneJobs`;
const contactCard = "firstName lastName email phone street postalCode locality";

/** A company that has the request, and what it answered. */
const recipient: Answer = {
  addressed: "company(id name locality verified) createdAt response currency answerBy late withdrawn clientDecision",
  "admin @heldAlone": "heldUntil",
  "parties @sent": "seenAt hasConversation",
  "admin @sent": "questionCount",
  asking: "expectedBy",
  "parties @answered": "message respondedAt",
  "offering @answered":
    "priceMin priceMax priceUnit vat availableFrom duration durationUnit visit offerLines offerVersion",
  "declining @answered": "declineReason",
  "offering @accepted": "decidedAt",
  "refused @accepted": "rejectReason rejectNote",
};

/** What a list shows of a request, and the request itself. */
const item: Answer = joined(
  {
    parties: `id number revision status title category(${categoryRef}) subcategory(${subcategoryRef}) region(${regionRef}) subregion(${regionRef})
      postalCode locality startPreference startDate budgetMin budgetMax currency tenderer(id firstName) createdAt updatedAt`,
    office: "stage openQuestions",
    contact: "tenderer(lastName)",
    "parties @held": "processedAt",
    "parties @canceled": "canceledAt",
    "parties @done": "doneAt doneOn",
    "agreed @done": "doneCompanyId",
    nobody: "erased",
  },
  nestedIn("jobRequestCompanies[]", recipient),
);
const inList = joined(item, {
  nobody: `jobRequestCompanies[](company(card(${card}) contact(${contactCard})) document(${storedDocument}))`,
});

/** What a list of the back office shows of a request, in short rows. */
const inRows: Answer = {
  admin: `id number revision status stage title subcategoryId subregionId postalCode locality startPreference startDate budgetMin budgetMax
    currency tenderer(firstName lastName) createdAt updatedAt openQuestions progress assignee(id firstName lastName) mark recipientCount heldCount seenCount interestedCount declinedCount acceptedCount
    rejectedCount`,
  "admin @held": "processedAt",
  "admin @canceled": "canceledAt",
  "admin @done": "doneAt",
  nobody: "erased",
};

/** What the back office keeps for itself beside a request. */
const desk: Answer = {
  admin: `assignee(id firstName lastName) mark notes[](${officeNote})`,
  "admin @sent": "reminders[](companyId at count)",
  "admin @resumed": "original(id number) duplicates[](id number)",
};

const places = "recipientCount maxRecipients interestedCount acceptedCount";
const question = `id text createdAt answer answeredAt photos[](${image})`;
const addition = `id text masked createdAt photos[](${image})`;
const movedBetween = `id name ${translationFields}`;
const version = `title description subcategory(${movedBetween}) subregion(${movedBetween}) startPreference startDate budgetMin budgetMax answers{} photoCount planCount`;

const request: Answer = joined(item, {
  parties: `description form answers{} photos[](${image}) plans[](${storedDocument}) contactVisible ${places}`,
  receiving: "distanceKm",
  contact: "street tenderer(email phone)",
  office: `questions[](${question}) changes[](at by fields[])`,
  "office @resumed": "reopenedFrom(id number) wish(id name)",
  "parties @sent": `additions[](${addition})`,
  "parties @canceled": "cancelReason",
  "client @sent": `jobRequestCompanies[](company(card(${card})))`,
  "offering @answered": `jobRequestCompanies[](document(${storedDocument}))`,
  companyContact: `jobRequestCompanies[](company(contact(${contactCard})))`,
});

const received = pageOf(
  joined(inList, {
    parties: `${places} summary[](question answer) photoCount`,
    receiving: `photo(${image}) distanceKm`,
  }),
  "folderCounts(new seen answered accepted lost declined) folderTotals(new seen answered accepted lost declined)",
);
const byStatus = "statusCounts(active canceled processed)";
const done = callers("done[] refused[](id code)");
const period = "received open answered interested decided accepted medianHours";

const parties: Answer = {
  talking: `number title company(id name verified logo(${sizedImageFields})) client(firstName)`,
  talkingContact: "client(lastName)",
};
const quartiles = "low median high";
const message = `id mine body masked photos[](${image}) createdAt`;

/** A draft of a request. */
export const draftItem = `subcategory(${subcategoryRef}) title revision updatedAt`;
export const draftContent = `content(answers{} regionId subregionId postalCode locality street startPreference startDate
  budgetMin budgetMax title proposedTitle description photoIds[] planIds[] knownPhotos[] reopenedFromId leftBehind(number labels[]) wish(id name) idempotencyKey)`;

/** What a client gets to read of who saw its data. */
const access: Answer = {
  client: "id at kind jobRequest(id number title)",
  "client @sent": "company(id name)",
};

export const requestParts = { recipient, question, addition, message };

/** The answers about requests, and of those who talk about them. */
export const requestAnswers = {
  "jobRequest.create": request,
  "jobRequest.get": request,
  "jobRequest.sendToCompanies": request,
  "jobRequest.undoSend": request,
  "jobRequest.sendNow": request,
  "jobRequest.edit": request,
  "jobRequest.withdraw": request,
  "jobRequest.desk": desk,
  "jobRequest.setDesk": desk,
  "jobRequest.addNote": desk,
  "jobRequest.remind": desk,
  "jobRequest.askPrecision": request,
  "jobRequest.answerQuestion": request,
  "jobRequest.update": request,
  "jobRequest.addDetails": request,
  "jobRequest.cancel": request,
  "jobRequest.answer": request,
  "jobRequest.undoAnswer": request,
  "jobRequest.undoDecline": request,
  "jobRequest.decide": request,
  "jobRequest.declineOthers": request,
  "jobRequest.markDone": request,
  "jobRequest.undoDone": request,
  "jobRequest.listForTenderer": pageOf(inList, `${byStatus} phaseCounts(open done canceled)`),
  "jobRequest.listForCompany": received,
  "jobRequest.listForAdmin": pageOf(inList, `${byStatus} totalCapped`),
  "jobRequest.rowsForAdmin": pageOf(inRows, `${byStatus} totalCapped relaunchCount`),
  "jobRequest.idsForAdmin": callers("ids[] totalCount totalCapped"),
  "jobRequest.responsesForAdmin": pageOf(
    {
      "admin @answered":
        "jobRequest(id number title) company(id name) createdAt respondedAt response priceMin priceMax priceUnit vat currency declineReason withdrawn clientDecision",
      "admin @accepted": "decidedAt",
    },
    "totalCapped",
  ),
  "jobRequest.followUp": {
    admin: `events[](at kind actor(id firstName lastName role) text before(${version}) after(${version}))
      mails[](id kind recipient(id firstName lastName role email) state createdAt at attempts)`,
    "admin @held": "events[](companies[](id name)) mails[](company(id name))",
    "admin @answered": "events[](response withdrawn)",
    "admin @accepted": "events[](decision rejectReason)",
    "admin @done": "mails[](reason{})",
  },
  "jobRequest.cancelMany": done,
  "jobRequest.deleteMany": done,
  "jobRequest.delete": callers("id"),
  "jobRequest.ownFigures": own(
    `present(${period}) before(${period}) parts[](${period} from) lastYear(received answered)`,
  ),
  "jobRequest.usualFigures": own(
    `[](category(${categoryRef}) answerPercent(${quartiles}) answerHours(${quartiles}) acceptedPercent(${quartiles}) price(${quartiles} currency own))`,
  ),
  "jobRequest.declineHints": own(`[](reason count subregion(${regionRef}) subcategory(${subcategoryRef}))`),
  "dataAccess.list": pageOf(access),
  "requestDraft.list": listOf({ client: draftItem }),
  "requestDraft.get": { client: `${draftItem} ${draftContent} photos[](${image}) plans[](${storedDocument})` },
  "requestDraft.save": { client: draftItem },
  "requestDraft.remove": { client: "subcategoryId" },
  "conversation.list": pageOf(
    joined(parties, {
      talking: "jobRequestId companyId lastMessage(excerpt photoCount mine createdAt) unread open",
    }),
  ),
  "conversation.unread": { callers: "total", talking: "byRequest[](jobRequestId companyId count)" },
  "conversation.get": joined(parties, {
    talking: `jobRequestId companyId open contactVisible unread otherReadAt messages[](${message}) more`,
    closed: "closedReason",
    asking: "questionsLeft",
  }),
  "conversation.send": { talking: message },
  "conversation.markRead": { talking: "unread" },
  "conversation.inspect": {
    inspecting: `number title company(id name verified logo(${sizedImageFields})) client(firstName lastName)
      jobRequestId companyId contactVisible messages[](id from body masked photos[](${image}) createdAt) more`,
  },
} as const satisfies Record<string, Answer>;
