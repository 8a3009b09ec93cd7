import { z } from "zod";
import { matchingCompany } from "../company/schema.ts";
import { date, emptyToAbsent, id, timestamp } from "../scalars.ts";
import { guaranteeOutcomes, maxPromises, relaunchEnds, relaunchReasons } from "./constants.ts";

/** A request on its way to other companies, or what came of that. */
const relaunch = z.object({
  reason: z.enum(relaunchReasons),
  since: timestamp,
  /** Whether nobody else covered its service in its district then. */
  uncovered: z.boolean(),
  end: z.enum(relaunchEnds).optional(),
  endedAt: timestamp.optional(),
  /** To how many companies it was sent on. */
  sentTo: z.int().optional(),
});

const promiseFields = {
  jobRequestId: id,
  /** By when answers are promised now: the first promise, or that of the latest sending on. */
  due: timestamp.optional(),
  /** How many answers are promised; absent with `due`. */
  answers: z.int().optional(),
  /** Whether so many are there. */
  kept: z.boolean(),
  relaunch: relaunch.optional(),
};

/** What is promised to the client of a request, and what is done where it was not kept. */
export const promise = z.object(promiseFields);
export type RequestPromise = z.infer<typeof promise>;

/** What is promised to the client of one request, with what it can do about it. */
export const guarantee = z.object({
  ...promiseFields,
  /** How the first promise ended; absent while it runs. */
  outcome: z.enum(guaranteeOutcomes).optional(),
  /** Whether its client may ask for another company now. */
  canAsk: z.boolean(),
  wishesLeft: z.int().min(0),
});
export type Guarantee = z.infer<typeof guarantee>;

export const ownPromisesInput = z.object({ ids: z.array(id).min(1).max(maxPromises) });
export type OwnPromisesInput = z.infer<typeof ownPromisesInput>;
export const ownPromises = z.array(promise);

/** The companies that come next for a request that is to be sent on, the best first, as many as have a place. */
export const nextCompanies = z.object({
  /** Absent: nothing asks for it to be sent on. */
  reason: z.enum(relaunchReasons).optional(),
  since: timestamp.optional(),
  /** How often it was sent on without an admin. */
  autoSends: z.int(),
  freePlaces: z.int(),
  companies: z.array(matchingCompany),
});
export type NextCompanies = z.infer<typeof nextCompanies>;

export const guaranteeFiguresInput = z.object({ from: emptyToAbsent(date), to: emptyToAbsent(date) });
export type GuaranteeFiguresInput = z.infer<typeof guaranteeFiguresInput>;

const share = { met: z.int(), missed: z.int() };
const named = z.array(z.object({ id, name: z.string(), ...share }));
/** How many of the requests first sent in a period met the promise, and how many did not. Those that still run count nowhere. */
export const guaranteeFigures = z.object({
  from: date,
  to: date,
  total: z.object(share),
  /** By week, its Monday first; a week without any is left out. */
  weeks: z.array(z.object({ week: date, ...share })),
  /** Of trades and cantons the latest requests are counted, where there are very many: from this day on. */
  countedFrom: date,
  byCategory: named,
  byRegion: named,
});
export type GuaranteeFigures = z.infer<typeof guaranteeFigures>;
