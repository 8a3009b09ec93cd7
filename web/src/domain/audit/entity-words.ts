import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

/** The kinds of rows that entries are about, in the order of the menu. */
export const entityWords: Record<string, MessageDescriptor> = {
  jobRequest: msg`Offre`,
  user: msg`Utilisateur`,
  company: msg`Entreprise`,
  tenderer: msg`Client`,
  category: msg`Catégorie`,
  subCategory: msg`Sous-catégorie`,
  region: msg`Région`,
  blog: msg`Article`,
  subscription: msg`Abonnement`,
  applicationConfig: msg`Réglage`,
  bin: msg`Corbeille`,
  mail: msg`E-mail`,
  session: msg`Session`,
  signIn: msg({ message: "Connexion", context: "kind of entry" }),
  apiKey: msg`Clé d’API`,
  standardLine: msg`Lignes types`,
  vatRate: msg`Taux de TVA`,
  proof: msg`Preuve`,
  report: msg`Signalement`,
  review: msg`Avis`,
  webhook: msg`Webhook`,
  savedView: msg({ message: "Vue", context: "of a list" }),
  audit: msg`Audit`,
};

/** Where a row is seen: a page of its own, or the list that shows it. Nothing where it has none. */
export function addressOf(entity: string, id: string): string | undefined {
  switch (entity) {
    case "jobRequest":
      return `/admin/jobs/${id}`;
    case "user":
      return `/admin/users/${id}`;
    case "company":
      return `/admin/company/${id}`;
    case "category":
    case "subCategory":
      return "/admin/category/list";
    case "region":
      return "/admin/regions";
    case "blog":
      return "/admin/blog/list";
    case "bin":
      return "/admin/bin";
    case "review":
      return "/admin/reviews";
    case "proof":
      return "/admin/proofs";
    case "report":
      return "/admin/reports";
    case "applicationConfig":
      return "/admin/configuration";
    default:
      return undefined;
  }
}
