import {
  addDetailsInput,
  answerQuestionInput,
  requestAddition,
  requestChange,
  requestQuestion,
  requestVersion,
} from "@metiro/shared/job-request/notes";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../../openapi/texts.ts";

export const jobRequestNotesDocs: readonly Documented[] = [
  document(requestQuestion, "JobRequestQuestion", {
    id: common.id,
    text: ["The question.", "Quelle est la hauteur du plafond ?"],
    createdAt: ["When it was asked: ISO 8601, UTC."],
    answer: [
      "The client's answer, empty where there are only photos; absent while there is none.",
      "Le plafond est à 2,60 m.",
    ],
    answeredAt: ["When it was answered: ISO 8601, UTC."],
    photos: ["The photos of the answer."],
  }),
  document(requestAddition, "JobRequestAddition", {
    id: common.id,
    text: ["What was added; empty where there are only photos.", "Les fenêtres ont déjà été changées."],
    masked: [
      "Whether contact details are hidden: from the reader, or, where the client or an admin reads, from companies.",
      false,
    ],
    photos: ["The photos of the request."],
    createdAt: ["When it was added: ISO 8601, UTC."],
  }),
  document(requestChange, "JobRequestChange", {
    at: ["When: ISO 8601, UTC."],
    by: ["By its client, or by the back office.", "client"],
    fields: [
      "Names of the fields that were changed; `answers`, `photoCount` and `planCount` stand for answers, photos and plans.",
      ["title"],
    ],
  }),
  document(requestVersion, "JobRequestVersion", {
    title: common.title,
    description: [
      "Free text, line breaks kept.",
      "Murs et plafond du salon, environ trente mètres carrés, à repeindre en blanc.",
    ],
    subcategory: ["The subcategory, as it was called then."],
    subregion: ["The district, as it was called then."],
    startPreference: common.startPreference,
    startDate: ["First day of the work; absent where it named none.", "2027-03-01"],
    budgetMin: ["Least budget, in cents; absent where it named none.", 150000],
    budgetMax: ["Greatest budget, in cents; absent where it named none.", 250000],
    answers: ["Question id to answer, of those that differ; without one it was not answered."],
    photoCount: ["How many photos it had.", 3],
    planCount: ["How many plans it had.", 1],
  }),
  document(inside(requestVersion.shape.subcategory), "JobRequestMovedBetween", {
    id: common.id,
    name: ["French name.", "Plomberie"],
    translations: common.translations,
  }),
  document(answerQuestionInput, {
    id: common.id,
    questionId: ["The question, out of `questions` of the request."],
    text: ["The answer, at most {max} characters; may be absent where there are photos.", "Le plafond est à 2,60 m."],
    photoIds: ["Ids of images that were sent to `File/Upload`, at most {max}.", []],
  }),
  document(addDetailsInput, {
    id: common.id,
    text: [
      "What is added, at most {max} characters; may be absent where there are photos. Companies read it without contact details until the client accepts them.",
      "Les fenêtres ont déjà été changées.",
    ],
    photoIds: ["Ids of images that were sent to `File/Upload`, at most {max}.", []],
  }),
];
