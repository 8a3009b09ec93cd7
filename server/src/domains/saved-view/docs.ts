import {
  keepLayoutInput,
  listLayout,
  listLayoutsInput,
  savedView,
  savedViewFields,
  savedViewListInput,
  updateSavedViewInput,
} from "@metiro/shared/saved-view/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";

const columns = {
  shown: ["Keys of columns that are shown beyond those of the list or the view.", ["budget"]],
  hidden: ["Keys of columns of the list or the view that are left out.", ["photos"]],
  order: ["Keys of columns in their order; empty: as the list or the view has them.", []],
} as const;
const ofView = "The view that brings its columns; absent: the list by itself.";

export const savedViewDocs: readonly Documented[] = [
  document(savedView, "SavedView", {
    id: common.id,
    list: ["What the list is called.", "jobRequests"],
    name: ["Name of the view, unique for its list.", "À transmettre à Lausanne"],
    search: ["Search parameters of the list's address that differ from its defaults.", { status: "active" }],
    isDefault: ["Whether the caller's list begins with it; at most one of a list.", false],
    shared: ["Whether the other admins find it too. Its owner alone changes or deletes it.", false],
    columns: ["Keys of the columns that it shows, in their order.", ["number", "title", "age"]],
    owner: ["The colleague who shares it; absent: it is the caller's own."],
  }),
  document(inside(savedView.shape.owner), { id: common.id, firstName: common.firstName, lastName: common.lastName }),
  document(savedViewListInput, {
    list: ["What the list is called.", "jobRequests"],
  }),
  document(savedViewFields, {
    list: ["What the list is called.", "jobRequests"],
    name: ["Name of the view, at most {max} characters, unique for its list.", "À transmettre à Lausanne"],
    search: ["Search parameters of the list's address that differ from its defaults.", { status: "active" }],
    isDefault: ["Whether the caller's list begins with it; at most one of a list.", false],
    shared: ["Whether the other admins find it too. Its owner alone changes or deletes it.", false],
    columns: ["Keys of the columns that it shows, in their order.", ["number", "title", "age"]],
  }),
  document(updateSavedViewInput, {
    name: ["Name of the view, at most {max} characters, unique for its list.", "À transmettre à Lausanne"],
    search: ["Search parameters of the list's address that differ from its defaults.", { status: "active" }],
    isDefault: ["Whether the caller's list begins with it; at most one of a list.", false],
    shared: ["Whether the other admins find it too. Its owner alone changes or deletes it.", false],
    columns: ["Keys of the columns that it shows, in their order.", ["number", "title", "age"]],
    id: common.id,
  }),
  document(listLayout, "ListLayout", {
    viewId: [ofView],
    rows: ["How high rows are; absent: as the list has them.", "compact"],
    ...columns,
    opensWith: ["The ready-made view with which the list begins.", "mine"],
  }),
  document(listLayoutsInput, { list: ["What the list is called.", "jobRequests"] }),
  document(keepLayoutInput, {
    list: ["What the list is called.", "jobRequests"],
    viewId: [ofView],
    rows: ["How high rows are; `null`: as the list has them.", "compact"],
    ...columns,
    opensWith: ["The ready-made view with which the list begins; `null`: none.", "mine"],
  }),
];
