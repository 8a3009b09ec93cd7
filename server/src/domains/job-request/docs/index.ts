import { jobRequestActDocs } from "./acts.ts";
import { jobRequestShapeDocs } from "./schema.ts";
import { jobRequestNotesDocs } from "./notes.ts";
import { jobRequestDeskDocs } from "../desk/docs.ts";
import { jobRequestFollowUpDocs } from "./follow-up.ts";
import { jobRequestResponseDocs } from "./responses.ts";
import { jobRequestOwnFiguresDocs } from "./my-statistics.ts";
import { jobRequestAnswerDocs, jobRequestDoneDocs } from "./answer.ts";
import { requestDraftDocs } from "../draft/docs.ts";
import type { Documented } from "../../../openapi/texts.ts";

export const jobRequestDocs: readonly Documented[] = [
  ...jobRequestShapeDocs,
  ...jobRequestActDocs,
  ...jobRequestNotesDocs,
  ...jobRequestFollowUpDocs,
  ...jobRequestDeskDocs,
  ...jobRequestOwnFiguresDocs,
  ...jobRequestAnswerDocs,
  ...jobRequestDoneDocs,
  ...jobRequestResponseDocs,
  ...requestDraftDocs,
];
