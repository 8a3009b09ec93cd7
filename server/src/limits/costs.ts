import type { ProcedurePath } from "@metiro/shared/permissions";

/**
 * What a call costs where it is more than an ordinary one: one row read or written, a millisecond of the process. The
 * general limit (`RATE_LIMIT_PER_MINUTE`) counts these, a batch by the sum of its calls.
 */
export interface Cost {
  cost: number;
  because: string;
}

const dashboards = { cost: 5, because: "sums over months, with many queries at once" };
const officeLists = { cost: 3, because: "a page, its total and its filters over all rows" };
const searches = { cost: 3, because: "an index is searched for a part of a word" };
const exported = { cost: 20, because: "every row of a list is read and written out" };
const hashed = { cost: 4, because: "argon2 takes 20 to 40 ms of a core, though not of the main thread" };
const forms = { cost: 2, because: "question forms are 150 kB together, whoever keeps them" };
const mass = { cost: 10, because: "up to a hundred rows are changed in one call" };
const trees = { cost: 2, because: "the whole catalogue, counted" };

export const costs: Partial<Record<ProcedurePath, Cost>> = {
  "dashboard.summary": dashboards,
  "dashboard.lastWeek": dashboards,
  "dashboard.statistics": dashboards,
  "dashboard.pageViews": dashboards,
  "subscription.revenue": dashboards,

  "jobRequest.responsesForAdmin": officeLists,
  "user.list": officeLists,
  "company.list": officeLists,
  "tenderer.list": officeLists,
  "subscription.list": officeLists,
  "audit.list": officeLists,
  "signIn.list": officeLists,
  "mail.listFailed": officeLists,
  "mail.listWaiting": officeLists,
  "mail.listHeld": officeLists,
  "mail.listSent": officeLists,
  "bin.list": officeLists,
  "webhook.deliveries": { cost: 3, because: "a page, its total, and the attempts of each row" },
  "webhook.retryFailed": { cost: 10, because: "up to a thousand deliveries are put on their way again" },
  "jobRequest.listForAdmin": officeLists,
  "jobRequest.rowsForAdmin": officeLists,
  "jobRequest.idsForAdmin": officeLists,
  "jobRequest.listForCompany": officeLists,
  "company.matching": officeLists,
  "jobRequest.listForTenderer": { cost: 2, because: "a page of rows, each with what became of it" },
  "conversation.list": { cost: 2, because: "a page of rows, each with its last message" },
  "conversation.get": { cost: 2, because: "a page of fifty messages" },
  "conversation.inspect": { cost: 2, because: "a page of fifty messages" },

  "offer.get": { cost: 2, because: "every version with its lines" },
  "offer.start": { cost: 2, because: "every version with its lines" },
  "offer.compare": { cost: 2, because: "the lines of every offer" },
  "offer.pdf": { cost: 5, because: "a document is drawn, page by page" },
  "offer.save": { cost: 5, because: "an answer, up to sixty lines and their sums are written" },
  "offer.amend": { cost: 5, because: "up to sixty lines and their sums are written" },
  "guarantee.own": { cost: 2, because: "the promises of a page of requests" },
  "guarantee.askAnother": {
    cost: 5,
    because: "companies are ranked, a row is written, and a person has to look at it",
  },
  "guarantee.next": officeLists,
  "guarantee.figures": dashboards,
  "proof.submit": { cost: 5, because: "rows are written, and a person has to look at it" },
  "proof.own": { cost: 2, because: "each kind with its papers, and what each trade asks" },
  "proof.withdraw": { cost: 3, because: "a row is written, and each kind is read" },
  "proof.passport": { cost: 2, because: "the proofs of a company that hold" },
  "proof.trade": { cost: 2, because: "the proofs that a trade asks for" },
  "proof.setTrade": { cost: 5, because: "what a trade asks changes companies" },
  "proof.list": { cost: 3, because: "a page, its total, and what each trade asks" },
  "report.add": { cost: 5, because: "a row is written, and a person has to look at it" },
  "report.list": { cost: 3, because: "a page, its total, and whom each row is about" },
  "showcase.list": { cost: 3, because: "a page, its total, and the trades and scores of each row" },
  "showcase.get": { cost: 2, because: "one page with its trades, districts, score and photos" },
  "showcase.reviews": { cost: 3, because: "a page, its total, and the photos of each row" },
  "showcase.tradePlace": { cost: 4, because: "reviews and companies of a trade in a canton" },
  "review.list": { cost: 3, because: "a page, its total, and the photos of each row" },
  "review.scores": { cost: 2, because: "sums of up to fifty companies" },
  "review.save": { cost: 5, because: "two rows, their photos and sums are written" },
  "review.releasePhotos": { cost: 2, because: "a row is written, and the review is read anew" },
  "review.saveOfClient": { cost: 5, because: "two rows and their sums are written" },

  "price.csv": { cost: 2, because: "all usual prices, written once for each night" },
  "price.list": { cost: 2, because: "all usual prices, written once for each night" },

  "search.find": searches,
  "region.places": searches,
  "region.around": searches,
  "region.filtered": trees,
  "region.overview": trees,
  "region.gaps": dashboards,
  "category.overview": trees,
  "subCategory.list": forms,
  "subCategory.listByCategory": forms,
  "subCategory.searchIndex": forms,
  "subCategory.formVersions": forms,
  "subCategory.replayForm": { cost: 5, because: "the answers of two hundred requests are read and checked" },
  "company.coverageReach": { cost: 2, because: "requests of half a year are counted" },

  "auth.secondFactor": hashed,
  "auth.renewBackupCodes": { cost: 40, because: "ten backup codes are hashed" },
  "auth.addTotp": { cost: 40, because: "the first one brings ten hashed codes" },
  "auth.addPasskey": { cost: 40, because: "the first one brings ten hashed codes" },
  "auth.exportData": { cost: 20, because: "everything that a person ever wrote is read" },
  "user.export": exported,
  "company.export": exported,
  "tenderer.export": exported,
  "subscription.export": exported,
  "audit.export": exported,
  "signIn.export": exported,
  "category.export": exported,
  "region.export": exported,
  "blog.export": exported,
  "mail.export": exported,
  "jobRequest.export": exported,
  "jobRequest.exportResponses": exported,

  "auth.signIn": hashed,
  "auth.signUpTenderer": hashed,
  "auth.signUpCompany": hashed,
  "auth.changePassword": hashed,
  "auth.deleteAccount": hashed,
  "auth.resetPassword": hashed,
  "document.upload": {
    cost: 20,
    because: "a document is read object by object, or a picture decoded, and written anew",
  },
  "file.upload": { cost: 20, because: "a picture is decoded and written in three sizes" },

  "jobRequest.cancelMany": mass,
  "jobRequest.deleteMany": mass,
  "mail.retryMany": mass,
  "jobRequest.sendToCompanies": mass,
};

/** What a call costs; an ordinary one, and one that nobody knows, costs 1. */
export const costOf = (path: string): number =>
  Object.hasOwn(costs, path) ? (costs[path as ProcedurePath]?.cost ?? 1) : 1;

/** What drawing a page costs on top of asking for it: 15 to 30 ms of the process. */
export const drawingCost = 12;
