import { expect, test } from "vitest";
import { groundOf, subjectOf } from "./post-art.ts";

test.each([
  ["remplacer-un-chauffage-a-mazout-ou-a-gaz--les-questions-a-poser", "heating"],
  ["renover-une-salle-de-bain--les-decisions-a-prendre-avant-les-travaux", "bathroom"],
  ["comparer-plusieurs-offres-sans-se-tromper", "offers"],
  ["acompte-facture-reception--payer-au-bon-moment", "payment"],
  ["locataire--quels-travaux-pouvez-vous-faire-chez-vous", "roller"],
  ["demenager-sans-stress--un-calendrier-sur-huit-semaines", "boxes"],
  ["amiante--ce-quil-faut-savoir-avant-de-renover-un-batiment-ancien", "warning"],
  ["nos-bureaux-a-lausanne", undefined],
])("%s is drawn with %s", (slug, subject) => expect(subjectOf(slug)).toBe(subject));

test("a post stands on the same ground each time", () => {
  expect(groundOf("pompe-a-chaleur")).toEqual(groundOf("pompe-a-chaleur"));
  expect(new Set(["a", "b", "c"].map((slug) => groundOf(slug).join(" "))).size).toBe(3);
});
