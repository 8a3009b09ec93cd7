import { templates } from "../data/demo/replies/templates.ts";
import { clockAt } from "./clock.ts";
import type { CompanyPlan, TemplatePlan } from "./plan/plan.ts";
import { randomOf } from "./random.ts";

/** What the company of the demo account keeps to answer with. */
export const templatePlans = (companies: readonly CompanyPlan[], now: Date): TemplatePlan[] =>
  companies
    .filter(({ user }) => user.email === "entreprise@demo.metiro.ch")
    .flatMap(({ key, createdAt }) =>
      templates.map((template) => ({
        ...template,
        company: key,
        createdAt: clockAt(now, randomOf("template", template.name)).after(createdAt, 24, 24 * 30),
      })),
    );
