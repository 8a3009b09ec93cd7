import type { ShownCompany } from "@metiro/shared/company/shown";
import type { ReactNode } from "react";

/** Draws a company as clients see it beside its answer. */
export type DrawCompany = (company: ShownCompany & { id: string; memberSince: string }) => ReactNode;
