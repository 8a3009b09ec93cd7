import { exportedData } from "@metiro/shared/auth/export";
import { maxDraftLength } from "@metiro/shared/request-draft/constants";
import { ofSubcategory, requestDraft, requestDraftItem, saveDraftInput } from "@metiro/shared/request-draft/schema";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../../openapi/texts.ts";

const content = [
  `What is told so far, of the right shape and otherwise as it was typed; sending it checks whether it is complete and right. At most ${maxDraftLength} characters of JSON.`,
] as const;

const ofRequestDraftItem = document(requestDraftItem, "RequestDraftItem", {
  subcategory: common.subcategory,
  title: ["Title of the request as far as it is typed; absent where there is none.", "Repeindre le sa"],
  revision: ["Raised by one with each save; the `baseRevision` of the next one.", 2],
  updatedAt: common.updatedAt,
});

export const requestDraftDocs: readonly Documented[] = [
  document(requestDraft, "RequestDraft", {
    ...ofRequestDraftItem.texts,
    content,
    photos: ["The photos of the draft that the server has, to be shown."],
    plans: ["The plans of the draft that the server has, to be downloaded."],
  }),
  document(inside(exportedData.shape.requestDrafts), { ...ofRequestDraftItem.texts, content }),
  document(requestDraft.shape.content, {
    answers: [
      "Question id to answer, as in `JobRequest/Create`; whatever is typed so far. At most 300 answers.",
      { surface: "3" },
    ],
    regionId: ["The canton."],
    subregionId: ["The district."],
    postalCode: ["The postal code as far as it is typed, at most {max} characters.", "10"],
    locality: common.locality,
    street: common.street,
    startPreference: common.startPreference,
    startDate: ["The day on which work should begin, as typed.", "2099-09-01"],
    budgetMin: common.budgetMin,
    budgetMax: common.budgetMax,
    title: ["The title as far as it is typed, at most {max} characters.", "Repeindre le sa"],
    proposedTitle: [
      "The title that the program proposed, at most {max} characters: while `title` is the same, it may be replaced.",
      "Repeindre",
    ],
    description: ["The description as far as it is typed, at most {max} characters.", "Murs et plafond"],
    photoIds: [
      "Ids of its photos, at most {max}. Those that were not uploaded yet are only on the device that chose them.",
      [],
    ],
    planIds: ["Ids of its plans, at most {max}; likewise.", []],
    knownPhotos: ["Which of its photos and plans the server has already, at most {max}.", []],
    wish: ["The company that the client would like to answer."],
    reopenedFromId: ["A request of one's own that this one takes up again; nothing is copied from it."],
    leftBehind: ["What of the request that is taken up again did not fit any more, for its reader."],
    idempotencyKey: [
      "The `Idempotency-Key` with which it will be sent: `JobRequest/Create` with this key removes the draft. {min} to {max} printable ASCII characters.",
      "3f6c1f0e-5a57-4c0e-9d3c-0d4b1f9f6a11",
    ],
  }),
  document(inside(requestDraft.shape.content.shape.wish), {
    id: common.id,
    name: ["Name of the company.", "Peinture Rochat Sàrl"],
  }),
  document(inside(requestDraft.shape.content.shape.leftBehind), {
    number: ["The number of that request.", "2026-000123"],
    labels: ["The questions whose answers were not taken over.", ["Étage"]],
  }),
  ofRequestDraftItem,
  document(ofSubcategory, {
    subcategoryId: common.subcategoryId,
  }),
  document(saveDraftInput, {
    subcategoryId: common.subcategoryId,
    baseRevision: ["The `revision` that was edited; 0 where there was no draft yet.", 0],
    content,
  }),
];
