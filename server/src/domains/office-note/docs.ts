import { addNoteInput, colleague, officeNote } from "@metiro/shared/office-note/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document } from "../../openapi/texts.ts";

const words = "A rappelé : préfère une visite le matin.";

export const officeNoteDocs: readonly Documented[] = [
  document(colleague, { id: common.id, firstName: common.firstName, lastName: common.lastName }),
  // The name that it was first told by: programs may know it.
  document(officeNote, "JobRequestOfficeNote", {
    id: common.id,
    text: ["The words of the note.", words],
    author: ["The admin who wrote it; absent where the account is gone."],
    createdAt: common.createdAt,
  }),
  document(addNoteInput, { id: common.id, text: ["The words of the note, {min} to {max} characters.", words] }),
];
