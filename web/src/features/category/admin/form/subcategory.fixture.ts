export const [categoryId, id] = ["01900000-0000-7000-8000-000000000a01", "01900000-0000-7000-8000-000000000a02"];
/** A service as the back office edits it. */
export const subcategory = {
  id,
  categoryId,
  name: "Peinture intérieure",
  slug: "peinture-interieure",
  description: "Murs et plafonds.",
  translations: { en: { name: "Interior painting" } },
  position: 0,
  revision: 4,
  guide: { fr: { factors: ["La surface"], questions: [{ question: "Quand ?", answer: "Bientôt." }] } },
  keywords: {},
  questions: { version: 1, steps: [] },
  questionsRevision: 1,
};
export const category = {
  id: categoryId,
  name: "Peinture",
  slug: "peinture",
  popular: false,
  position: 0,
  translations: {},
  subCategories: [subcategory],
};
