import {
  place,
  placesInput,
  region,
  regionFields,
  regionFilter,
  regionRef,
  regionTree,
  updateRegionInput,
} from "@metiro/shared/region/schema";
import { around, aroundInput } from "@metiro/shared/region/around";
import { gapPage, gapsInput } from "@metiro/shared/region/gaps";
import { regionOverview } from "@metiro/shared/region/overview";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../../openapi/texts.ts";

const ofRegionFields = document(regionFields, {
  name: ["Name of the region or district.", "Vaud"],
  parentId: ["The region that this one lies in; absent for a region of the first level."],
  code: ["Code of the canton.", "VD"],
  translations: common.translations,
});

const ofRegion = document(region, "Region", {
  ...ofRegionFields.texts,
  id: common.id,
  slug: common.slug,
  revision: common.revision,
});

const ofRegionOverviewSubregions = document(inside(regionOverview.shape.subregions), {
  id: common.id,
  name: ["Name of the district.", "Lausanne"],
  slug: common.slug,
  code: ["The six digits of the mail.", "042137"],
  parentId: ["The region that this one lies in; absent for a region of the first level."],
  translations: common.translations,
  revision: common.revision,
  requestCount: ["How many requests there are, in every state.", 12],
  companyCount: ["Companies that serve it; one that serves several parts of it counts once.", 8],
  coveringCount: [
    "Those of the companies that can be counted on: with a running subscription, neither locked nor paused by an admin.",
    6,
  ],
  clientCount: ["Clients that live there.", 5],
});

export const regionDocs: readonly Documented[] = [
  document(regionRef, "RegionRef", {
    id: common.id,
    name: ["Name of the region or district.", "Lausanne"],
    code: ["Code of the canton.", "VD"],
    translations: common.translations,
  }),
  ofRegion,
  document(regionTree, "RegionTree", {
    ...ofRegion.texts,
    name: ["Name of the region.", "Vaud"],
    subregions: ["The districts that it serves."],
  }),
  document(gapsInput, {
    ...common.paging,
    search: ["A part of the name of the service or of the district, in French."],
    regionId: ["Districts of this region only."],
    subregionId: ["This district only."],
    categoryId: ["Services of this category only."],
    subcategoryId: ["This service only."],
    asked: ["`true`: only what was asked for in the last twelve months; `false`: only what was not; absent: both."],
  }),
  document(gapPage, "GapPage", {
    ...common.page,
    askedCount: ["How many of all of them were asked for in the last twelve months.", 12],
    countedFrom: ["First day of the twelve months, in Europe/Zurich.", "2025-06-15"],
  }),
  document(inside(gapPage.shape.items), "Gap", {
    subcategory: ["The service."],
    subregion: ["The district."],
    requestCount: ["Requests of the last twelve months for this service in this district, in every state.", 14],
    companyCount: ["Companies that serve both, but have no running subscription or cannot receive requests.", 2],
  }),
  document(gapPage.shape.items.element.shape.subcategory, {
    id: common.id,
    name: ["Name of the service, in French.", "Peinture intérieure"],
    translations: common.translations,
    categoryId: ["The category that it belongs to."],
  }),
  document(gapPage.shape.items.element.shape.subregion, {
    id: common.id,
    name: ["Name of the district, in French.", "Lausanne"],
    translations: common.translations,
    regionId: ["The region that it lies in."],
  }),
  document(regionOverview, "RegionOverview", {
    ...ofRegionOverviewSubregions.texts,
    name: ["Name of the region or district, in French.", "Lausanne"],
    subregions: ["The districts that it serves."],
  }),
  ofRegionOverviewSubregions,
  document(place, "Place", {
    postalCode: common.postalCode,
    locality: ["The locality.", "Lausanne"],
    regionId: ["The canton."],
    subregionId: ["The district in which most of its addresses lie; absent where it is not known."],
  }),
  document(aroundInput, {
    postalCode: common.postalCode,
    radiusKm: ["Kilometres around it, as the crow flies.", 15],
  }),
  document(around, "Around", {
    subregionIds: ["The districts within the radius."],
    distances: [
      "How far each district is from the place, the nearest first; districts without a known place are absent.",
    ],
  }),
  document(inside(around.shape.distances), {
    id: ["The district."],
    regionId: ["The canton that it lies in."],
    km: ["Kilometres to its nearest locality, rounded; 0 for that of the place.", 6],
  }),
  document(regionFilter, {
    search: ["Words to look for, regardless of case and accents; all of them have to be found.", "peinture"],
    parentId: ["The region that this one lies in; absent for a region of the first level."],
    onlyRegions: ["Only those without a parent.", false],
    onlySubregions: ["Only those with a parent.", false],
  }),
  document(placesInput, {
    search: ["A postal code or its beginning, or a locality; small faults of writing do not matter.", "laus"],
  }),
  ofRegionFields,
  document(updateRegionInput, {
    ...ofRegionFields.texts,
    id: common.id,
    baseRevision: common.baseRevision,
  }),
];
