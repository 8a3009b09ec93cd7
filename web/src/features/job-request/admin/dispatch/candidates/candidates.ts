import type { Away, CompanyItem, MatchingCompany } from "@metiro/shared/company/schema";
import type { Recipient } from "@metiro/shared/job-request/schema";
import { slugOf } from "@metiro/shared/text/slug";

type Activity = Pick<
  MatchingCompany,
  | "activeSubscription"
  | "subscriptionEndsOn"
  | "subscriptionStartsOn"
  | "receivedLast30Days"
  | "receivedLastYear"
  | "openLastYear"
  | "answerRate"
>;

/** A company in the dispatch dialog: one that may be chosen, or one that has the request already. */
export interface Candidate {
  id: string;
  name: string;
  locality?: string | undefined;
  verified: boolean;
  /**
   * How many districts it serves; `outside`: not this one, or not this trade; `inside`: both, but it was found by name,
   * beyond those that are ranked. Unknown of some that have the request.
   */
  coverage?: number | "inside" | "outside" | undefined;
  /** Kilometres from the work. */
  distanceKm?: number | undefined;
  /** When the request was sent to it. */
  sentAt?: string | undefined;
  /** Whether requests can be sent to it at all. */
  available: boolean;
  /** It wants no requests today, by its own word. */
  away?: Away | undefined;
  /** The reasons for its rank. */
  activity?: Activity | undefined;
  /** Its place among those that cover, from 1. */
  rank?: number | undefined;
  /** The client would like it to answer. */
  wished?: true | undefined;
  /** For what it lately declined most often here. */
  declines?: MatchingCompany["declines"];
  /** The proofs that the trade needs and that it does not have. */
  lacking?: MatchingCompany["lacking"];
}

/** A company found by name, and whether it serves district and trade. */
export type Found = CompanyItem & { covers: boolean };

interface Sources {
  /** Those that serve district and trade, best first. */
  matching: readonly MatchingCompany[];
  /** Those found by name among all. */
  found: readonly Found[];
  recipients: readonly Recipient[];
}

/** In the order of the server; after them those found by name, and last those that have the request already. */
export function candidatesOf({ matching, found, recipients }: Sources): Candidate[] {
  const covering = matching.map((company, index) => ({
    ...candidate(company, company.subregionCount, true),
    rank: index + 1,
    declines: company.declines,
    lacking: company.lacking,
    wished: company.wished,
  }));
  const known = new Set([...covering, ...recipients.map(({ company }) => company)].map(({ id }) => id));
  const named = found
    .filter(({ id }) => !known.has(id))
    .map((company) => ({
      ...candidate(company, company.covers ? "inside" : "outside", company.available),
      away: company.away,
    }));
  const sent = new Set(recipients.map(({ company }) => company.id));
  return [
    ...covering.filter(({ id }) => !sent.has(id)),
    ...named,
    ...recipients.map((recipient) => recipientIn(covering, recipient)),
  ];
}

const candidate = (
  company: MatchingCompany | CompanyItem,
  coverage: Candidate["coverage"],
  available: boolean,
): Candidate => ({ ...who(company), coverage, available, activity: company, distanceKm: company.distanceKm });

const recipientIn = (covering: readonly Candidate[], { company, createdAt }: Recipient): Candidate => ({
  ...who(company),
  available: true,
  ...covering.find(({ id }) => id === company.id),
  sentAt: createdAt,
});

const who = ({ id, name, locality, verified }: Recipient["company"]) => ({ id, name, locality, verified });

interface CandidateFilter {
  /** Words of name and place, or whatever else the server finds companies by. */
  search: string;
  found: readonly { id: string }[];
  activeOnly: boolean;
}

/** Those that the search and the filter leave. */
export function filterCandidates(
  candidates: readonly Candidate[],
  { search, found, activeOnly }: CandidateFilter,
): Candidate[] {
  const words = search.trim().split(/\s+/).map(slugOf).filter(Boolean);
  const foundIds = new Set(found.map(({ id }) => id));
  return candidates.filter(({ id, name, locality = "", activity }) => {
    if (activeOnly && !activity?.activeSubscription) return false;
    const text = slugOf(`${name} ${locality}`);
    return foundIds.has(id) || words.every((word) => text.includes(word));
  });
}
