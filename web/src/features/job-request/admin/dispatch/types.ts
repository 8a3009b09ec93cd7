import type { NextCompanies } from "@metiro/shared/guarantee/schema";
import type { JobRequest, RequestItem } from "@metiro/shared/job-request/schema";
import type { Candidate, Found } from "./candidates/candidates.ts";

/** What is known of a request where the dialog is opened. */
export type DispatchTarget = Pick<
  RequestItem,
  "id" | "number" | "revision" | "status" | "title" | "subcategory" | "region" | "subregion" | "postalCode" | "locality"
>;

export interface Candidates {
  /** The request as it stands now: who has it, how many may. Undefined: not here yet. */
  request: JobRequest | undefined;
  /** Why it is to be sent on to others. Undefined: it is not, or that is not here yet. */
  relaunch: Pick<NextCompanies, "reason" | "since"> | undefined;
  /** All that are known, those found by name included. Undefined: not here yet. */
  all: Candidate[] | undefined;
  /** What the search among all companies found. */
  found: readonly Found[];
  /** Companies are being looked for by name. */
  searching: boolean;
  failed: boolean;
  /** Asks for everything again, after a failure or a refusal. */
  reload: () => Promise<unknown>;
  /** Keeps these in the list when the search has moved on. */
  keep: (ids: ReadonlySet<string>) => void;
}

export interface CandidateChoice {
  /** Those that will get the request, in the order of the list. */
  chosen: readonly Candidate[];
  selected: ReadonlySet<string>;
  change: (ids: ReadonlySet<string>) => void;
  /** Why a company may not be chosen. */
  refusalOf: (candidate: Candidate) => string | undefined;
  /** Why nothing can be sent; undefined when it can. */
  refusal: string | undefined;
}

/** The requests that are sent one after the other, and where one stands among them. */
export interface DispatchQueue {
  of: readonly DispatchTarget[];
  at: number;
  goTo: (at: number) => void;
}

export interface DispatchSend {
  send: (companyIds: readonly string[]) => void;
  sending: boolean;
  /** Why the server refused, in words. */
  refusal: string | undefined;
  /** Forgets the refusal: something else is being chosen. */
  forget: () => void;
}
