import { savedView, savedViewFields, savedViewListInput, updateSavedViewInput } from "@metiro/shared/saved-view/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document } from "../../openapi/texts.ts";

export const savedViewDocs: readonly Documented[] = [
  document(savedView, "SavedView", {
    id: common.id,
    list: ["What the list is called.", "jobRequests"],
    name: ["Name of the view, unique for its list.", "À transmettre à Lausanne"],
    search: ["Search parameters of the list's address that differ from its defaults.", { status: "active" }],
    isDefault: ["Whether the list begins with it; at most one of a list.", false],
  }),
  document(savedViewListInput, {
    list: ["What the list is called.", "jobRequests"],
  }),
  document(savedViewFields, {
    list: ["What the list is called.", "jobRequests"],
    name: ["Name of the view, at most {max} characters, unique for its list.", "À transmettre à Lausanne"],
    search: ["Search parameters of the list's address that differ from its defaults.", { status: "active" }],
    isDefault: ["Whether the list begins with it; at most one of a list.", false],
  }),
  document(updateSavedViewInput, {
    name: ["Name of the view, at most {max} characters, unique for its list.", "À transmettre à Lausanne"],
    search: ["Search parameters of the list's address that differ from its defaults.", { status: "active" }],
    isDefault: ["Whether the list begins with it; at most one of a list.", false],
    id: common.id,
  }),
];
