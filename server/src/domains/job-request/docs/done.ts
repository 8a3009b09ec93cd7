import { doneInput } from "@metiro/shared/job-request/done";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document } from "../../../openapi/texts.ts";

export const jobRequestDoneDocs: readonly Documented[] = [
  document(doneInput, {
    id: common.id,
    companyId: ["The company that did the work, among those that were accepted."],
    doneOn: common.doneOn,
  }),
];
