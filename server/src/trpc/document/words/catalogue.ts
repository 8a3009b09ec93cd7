import { exampleForm } from "./question-form.ts";
import type { Words } from "./shape.ts";

export const catalogueWords: Words = {
  Name: ["The name, or its slug.", "Peinture"],
  icon: ["Name of a lucide icon.", "paint-roller"],
  popular: ["Whether it stands in the footer and on the home page.", true],
  translations: ["Two-letter language to name and description in it.", { en: { name: "Painting" } }],
  "translations.name": ["The name in that language."],
  "translations.description": ["The description in that language."],
  subCategories: ["Its subcategories, by rank."],
  questions: ["The form that a client answers.", exampleForm],
  questionsRevision: ["Raised by one with each save of the form.", 3],
  baseRevision: [
    "The `questionsRevision` that was edited; with another one in the database nothing is saved (409).",
    3,
  ],
  parentId: ["The region that this one lies in; absent for a region of the first level."],
  "RegionRef.code": ["Code of the canton.", "VD"],
  "RegionRef.name": ["Name of the region or district.", "Lausanne"],
  "RegionTree.name": ["Name of the region.", "Vaud"],
  "RegionTree.code": ["Code of the canton.", "VD"],
  "Region.code": ["Code of the canton, at most 10 characters.", "VD"],
  "Region.name": ["Name of the region or district.", "Vaud"],
  onlyRegions: ["Only those without a parent.", false],
  onlySubregions: ["Only those with a parent.", false],
};
