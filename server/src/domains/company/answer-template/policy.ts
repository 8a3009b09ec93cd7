import { type SQL, eq } from "drizzle-orm";
import { answerTemplates } from "../../../db/schema/index.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";

/** Templates are their company's alone. */
export const visibleTo = ({ companyId }: CompanyActor): SQL => eq(answerTemplates.companyId, companyId);
