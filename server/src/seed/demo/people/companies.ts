import { slugOf } from "@metiro/shared/text/slug";
import { companyTexts } from "../../data/demo/companies/index.ts";
import type { CompanyText } from "../../data/demo/shapes.ts";
import type { CatalogueIndex } from "../catalogue-index.ts";
import { clockAt } from "../clock.ts";
import { localityOf } from "../../data/demo/localities.ts";
import type { CompanyPlan } from "../plan/plan.ts";
import { randomOf } from "../random.ts";

/** Of the digits of a business number, left to right. */
const weights = [5, 4, 3, 2, 7, 6, 5, 4];

export const companyPlans = (index: CatalogueIndex, now: Date): CompanyPlan[] =>
  companyTexts.map((text, rank) => companyPlan(text, rank, index, now));

function companyPlan(text: CompanyText, rank: number, index: CatalogueIndex, now: Date): CompanyPlan {
  const { slug, firstName, lastName, street, postalCode, founded, employees, description, signUp } = text;
  const random = randomOf("company", slug);
  const clock = clockAt(now, random);
  const createdAt = clock.ago(signUp ? random.between(20, 90) : random.between(90, 900) * 24);
  const phone = `+4179555${String(100 + rank).padStart(4, "0")}`;
  const email = text.email ?? `${latinName(firstName)}.${latinName(lastName)}@${slug}.example`;
  return {
    key: slug,
    user: {
      email,
      username: email.slice(0, email.indexOf("@")),
      firstName,
      lastName,
      phone,
      role: "Company",
      lang: "fr",
      emailConfirmed: signUp !== "unconfirmed",
      profileCompleted: signUp !== "incomplete",
      createdAt,
      ...(signUp === "unconfirmed" ? {} : { lastLoginAt: clock.after(createdAt, 1, 24 * 900) }),
    },
    name: text.name,
    ...(text.withoutUid ? {} : { uid: businessNumber(rank) }),
    description,
    ...(text.withoutWebsite ? {} : { website: `https://www.${slug}.example` }),
    phone,
    street,
    postalCode,
    locality: localityOf(postalCode).locality,
    foundedYear: founded,
    employees,
    verified: text.verified ?? false,
    createdByAdmin: text.createdByAdmin ?? false,
    createdAt,
    subcategories: [...new Set(text.services.flatMap((service) => index.tradesOf(service)))],
    subregions: [...new Set(text.zones.flatMap((zone) => index.districtsOf(zone)))],
  };
}

/** A person's name as it stands in an e-mail address (`Yıldız` → `yildiz`). */
const latinName = (name: string): string => slugOf(name.replaceAll("ı", "i"));

/**
 * The `index`-th business number (UID) of the demo, `CHE-999.…`, with its check digit: modulo 11 as in eCH-0097.
 * A base whose check digit would be 10 is never given out.
 */
function businessNumber(index: number): string {
  for (let base = 99_900_000, rank = 0; ; base++) {
    const digits = String(base);
    const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
    const check = (11 - (sum % 11)) % 11;
    if (check === 10 || rank++ < index) continue;
    return `CHE-${digits}${check}`.replace(/(\d{3})(\d{3})(\d{3})$/, "$1.$2.$3");
  }
}
