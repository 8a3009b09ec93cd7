import { maxDraftLength } from "@metiro/shared/request-draft/constants";
import type { Words } from "./shape.ts";

const told = `What is told so far, of the right shape and otherwise as it was typed; whether it is complete and right is asked when it is sent. At most ${maxDraftLength} characters of JSON.`;

export const requestDraftWords: Words = {
  "RequestDraft.title": ["Its title as far as it is typed; absent where there is none.", "Repeindre le sa"],
  "RequestDraftItem.title": ["Its title as far as it is typed; absent where there is none.", "Repeindre le sa"],
  "RequestDraft.revision": ["Raised by one with each save; the `baseRevision` of the next one.", 2],
  "RequestDraftItem.revision": ["Raised by one with each save; the `baseRevision` of the next one.", 2],
  "requestDraft.save.baseRevision": ["The `revision` that was edited; 0 where there was no draft yet.", 0],
  "RequestDraft.content": [told],
  "requestDraft.save.content": [told],
  "content.answers": [
    "Question id to answer, as in `JobRequest/Create`; whatever is typed so far. At most 300 answers.",
    { surface: "3" },
  ],
  "content.regionId": ["The canton."],
  "content.subregionId": ["The district."],
  "content.postalCode": ["The postal code as far as it is typed, at most 80 characters.", "10"],
  "content.startDate": ["The day on which work should begin, as typed.", "2099-09-01"],
  "content.title": ["The title as far as it is typed, at most 500 characters.", "Repeindre le sa"],
  proposedTitle: [
    "The title that the program proposed, at most 500 characters: while `title` is the same, it may be replaced.",
    "Repeindre",
  ],
  "content.description": ["The description as far as it is typed, at most 10,000 characters.", "Murs et plafond"],
  "content.photoIds": [
    "Ids of its photos, at most 10. Those that were not uploaded yet are only on the device that chose them.",
    [],
  ],
  knownPhotos: ["Which of its photos the server has already, at most 100.", []],
  leftBehind: ["What of the request that is taken up again did not fit any more, for its reader."],
  "leftBehind.number": ["The number of that request.", "2026-000123"],
  "leftBehind.labels": ["The questions whose answers were not taken over.", ["Étage"]],
  "content.idempotencyKey": [
    "The `Idempotency-Key` with which it will be sent: `JobRequest/Create` with this key removes the draft. 1 to 200 printable ASCII characters.",
    "3f6c1f0e-5a57-4c0e-9d3c-0d4b1f9f6a11",
  ],
};
