import { binDays } from "@metiro/shared/bin/constants";
import { binEntry, binListInput, binnedThing, binPage } from "@metiro/shared/bin/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";

const kind = ["What was deleted: a request (`jobRequest`) or a post (`blog`).", "jobRequest"] as const;
const entityId = ["Id of the request or the post: the one it had, and has again once it is put back."] as const;

export const binDocs: readonly Documented[] = [
  document(binEntry, "BinEntry", {
    id: ["Id of the entry of the bin, by which it is put back."],
    kind: [...kind],
    entityId: [...entityId],
    label: ["Title of the request or the post.", "Repeindre le salon"],
    number: ["Number of the request; absent for a post.", "2026-000123"],
    deletedAt: ["When it was deleted: ISO 8601, UTC."],
    erasedFrom: [`From when on it is erased for good, ${binDays} days later: ISO 8601, UTC.`],
    deletedBy: ["The admin who deleted it; absent when that account is gone."],
  }),
  document(inside(binEntry.shape.deletedBy), {
    id: common.id,
    firstName: common.firstName,
    lastName: common.lastName,
  }),
  document(binPage, "BinPage", common.page),
  document(binListInput, {
    ...common.paging,
    kind: ["Only requests (`jobRequest`) or only posts (`blog`).", "jobRequest"],
    search: ["A part of the title, or of the number of a request, at most {max} characters.", "salon"],
  }),
  document(binnedThing, "BinnedThing", { kind: [...kind], entityId: [...entityId] }),
];
