import type { CatalogueFile, RegionsFile } from "../data/read.ts";
import { catalogueIndex } from "./catalogue-index.ts";
import { clockAt } from "./clock.ts";
import { companyPlans } from "./people/companies.ts";
import type { ConfigurationPlan, DemoPlan, UserPlan } from "./plan/plan.ts";
import { postPlans } from "./posts.ts";
import { randomOf } from "./random.ts";
import { requestPlans } from "./requests.ts";
import { subscriptionPlans } from "./people/subscriptions.ts";
import { templatePlans } from "./templates.ts";
import { tendererPlans } from "./people/tenderers.ts";

interface DemoSources {
  /** What the demo takes for the present: every time is at or before it. */
  now: Date;
  catalogue: CatalogueFile;
  regions: RegionsFile;
}

/** What a Swiss operator sets. */
export const demoCurrency = "CHF";

const configuration: ConfigurationPlan[] = [
  { key: "site.currency", value: demoCurrency },
  { key: "contact.phone", value: "+41 79 555 00 00" },
  { key: "contact.address", value: "Rue de l’Exemple 1, 1003 Lausanne" },
];

/** Everything the demo shows. The same `now` gives the same plan. */
export function demoPlan({ now, catalogue, regions }: DemoSources): DemoPlan {
  const index = catalogueIndex(catalogue, regions);
  const companies = companyPlans(index, now);
  const tenderers = tendererPlans(now);
  return {
    admin: adminPlan(now),
    companies,
    tenderers,
    requests: requestPlans({ index, companies, tenderers, now }),
    posts: postPlans(now),
    subscriptions: subscriptionPlans(companies, demoCurrency, now),
    templates: templatePlans(companies, now),
    configuration,
  };
}

function adminPlan(now: Date): UserPlan {
  const clock = clockAt(now, randomOf("admin"));
  return {
    email: "admin@demo.metiro.ch",
    username: "admin",
    firstName: "Alix",
    lastName: "Meyer",
    phone: "+41795550001",
    role: "Admin",
    lang: "fr",
    emailConfirmed: true,
    profileCompleted: true,
    createdAt: clock.ago(24 * 950),
    lastLoginAt: clock.ago(26),
  };
}
