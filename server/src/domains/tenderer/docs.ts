import {
  completeTendererInput,
  tenderer,
  tendererFilters,
  tendererItem,
  tendererListInput,
  tendererPage,
  updateTendererInput,
} from "@metiro/shared/tenderer/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";

const ofTendererFilters = document(tendererFilters, {
  search: ["Beginnings of the words of a name or locality, or a part of an e-mail address.", "camille lausanne"],
  regionId: ["Only clients who live in this canton or district."],
  state: [
    "`active`: neither locked nor unconfirmed; `locked`; `unconfirmed`: not locked, its e-mail not confirmed.",
    "active",
  ],
  changedSince: common.changedSince,
  sort: ["`newest` first (default), `oldest` first, or by `name`, last name first.", "name"],
});

const ofUpdateTendererInput = document(updateTendererInput, {
  phone: common.phone,
  street: common.street,
  postalCode: common.postalCode,
  locality: common.locality,
  subregionId: common.subregionId,
});

const ofTenderer = document(tenderer, "Tenderer", {
  ...ofUpdateTendererInput.texts,
  id: common.id,
  user: ["The account that the profile belongs to."],
  profileCompleted: common.profileCompleted,
  createdAt: common.createdAt,
});

export const tendererDocs: readonly Documented[] = [
  ofTenderer,
  document(tenderer.shape.user, {
    id: common.id,
    email: common.email,
    firstName: common.firstName,
    lastName: common.lastName,
  }),
  document(tendererItem, "TendererItem", {
    ...ofTenderer.texts,
    subregion: common.subregion,
    region: ["The canton."],
    lang: common.lang,
    emailConfirmed: common.emailConfirmed,
    lockedAt: common.lockedAt,
    lastLoginAt: common.lastLoginAt,
    updatedAt: [
      "When its profile or its account was last changed: ISO 8601, UTC. Signing in and requests do not move it.",
    ],
    jobRequests: ["How many requests it made, and in which state they are."],
  }),
  document(inside(tendererItem.shape.subregion), {
    id: common.id,
    name: ["Name of the district.", "Lausanne"],
  }),
  document(inside(tendererItem.shape.region), {
    id: common.id,
    name: ["Name of the canton.", "Vaud"],
  }),
  document(tendererItem.shape.jobRequests, {
    total: ["All of them, in whatever state.", 4],
    active: ["Those that wait to be sent to companies.", 1],
    canceled: ["Those that were cancelled.", 1],
    processed: ["Those that were sent to companies.", 2],
  }),
  document(tendererPage, "TendererPage", common.page),
  document(tendererListInput, {
    ...common.paging,
    ...ofTendererFilters.texts,
  }),
  ofUpdateTendererInput,
  document(completeTendererInput, ofUpdateTendererInput.texts),
  ofTendererFilters,
];
