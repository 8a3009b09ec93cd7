import type { ShownCompany } from "@metiro/shared/company/shown";
import type { ReviewScore } from "@metiro/shared/review/schema";
import type { Showcase, ShowcaseReviews } from "@metiro/shared/showcase/schema";
import type { ReactNode } from "react";

/** Draws a company as clients see it beside its answer; `folded`: its words too, until they are asked for. */
export type DrawCompany = (
  company: ShownCompany & { id: string; memberSince: string },
  as?: { folded: true; score: ReviewScore | undefined },
) => ReactNode;

/** Draws the public page of a company. */
export type DrawPage = (company: Showcase, reviews: ShowcaseReviews) => ReactNode;
