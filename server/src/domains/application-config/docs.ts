import { configItem, updateConfigInput } from "@metiro/shared/application-config/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document } from "../../openapi/texts.ts";

export const applicationConfigDocs: readonly Documented[] = [
  document(configItem, "ConfigItem", {
    appconfigId: ["Id of the setting."],
    key: ["Name of the setting.", "site.name"],
    value: ["A JSON value of the item's type.", "Metiro"],
    type: ["Type that the value has to have."],
    default: ["The value it has at first; for admins."],
    description: ["What the setting does.", "Name of the platform, in pages and mails."],
    isPublic: ["Whether everybody may read it.", true],
    revision: common.revision,
    updatedAt: common.updatedAt,
  }),
  document(updateConfigInput, {
    appconfigId: ["Id of the setting."],
    value: ["A JSON value of the item's type.", "Metiro"],
    baseRevision: common.baseRevision,
  }),
];
