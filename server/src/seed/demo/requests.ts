import { plusDays } from "@metiro/shared/calendar-day";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { questionsOf, type Answers, type QuestionForm } from "@metiro/shared/sub-category/questions";
import { localities } from "../data/demo/localities.ts";
import { demoRequestTexts } from "../data/demo/requests/index.ts";
import { pastRequests } from "../data/demo/requests/past.ts";
import type { RequestText } from "../data/demo/shapes.ts";
import { typicalStreets } from "../data/demo/typical.ts";
import { answersFor } from "./answers/answers-for.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { clockAt, dayOf } from "./clock.ts";
import { coursesOf, scriptedCourses, type Course } from "./courses.ts";
import type { CompanyPlan, RecipientPlan, RequestPlan, TendererPlan } from "./plan/plan.ts";
import { budgetFor } from "./answers/prices.ts";
import { randomOf, type Random } from "./random.ts";
import { recipientPlans } from "./recipients.ts";

interface Cast {
  index: CatalogueIndex;
  companies: CompanyPlan[];
  tenderers: TendererPlan[];
  now: Date;
}

/** All requests, oldest first. */
export function requestPlans(cast: Cast): RequestPlan[] {
  return [...coursesOf(demoRequestTexts, cast), ...scriptedCourses(pastRequests, cast)]
    .map(([text, course]) => requestPlan(text, course, cast))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

function requestPlan(
  text: RequestText,
  { tenderer, hoursAgo, cancelReason, recipients }: Course,
  { index, now }: Cast,
): RequestPlan {
  const random = randomOf("request", text.title);
  const clock = clockAt(now, random);
  const trade = index.trade(text.service);
  const createdAt = clock.ago(hoursAgo);
  const day = dayOf(createdAt);
  const sent = recipients.length > 0;
  const processedAt = clock.after(createdAt, 1, 26);
  const rows = sent ? recipientPlans({ text, trade, processedAt, recipients, clock, random }) : [];
  const lastEvent = rows
    .flatMap((row) => [row.createdAt, row.seenAt ?? "", row.respondedAt ?? "", row.decidedAt ?? ""])
    .reduce((a, b) => (a > b ? a : b), createdAt);
  const { street, postalCode, locality, subregion } = tenderer;
  return {
    status: cancelReason ? JobStatus.Canceled : sent ? JobStatus.Processed : JobStatus.Active,
    tenderer: tenderer.key,
    subcategory: text.service,
    subregion,
    title: text.title,
    photos: text.photos ?? [],
    description: text.description,
    street,
    postalCode,
    locality,
    ...startOf(text, day, random),
    ...((text.unit ?? "total") === "total" ? budgetFor(text.price, random) : {}),
    answers: answersFor(trade.form, random, {
      today: day,
      places: nearby(subregion, random),
      given: { ...fromHome(trade.form, tenderer), ...datesOf(text, day), ...text.answers },
    }),
    createdAt,
    ...(sent ? { processedAt } : {}),
    ...(cancelReason ? { canceledAt: clock.after(lastEvent, 2, 90), cancelReason } : {}),
    recipients: rows,
    ...(cancelReason ? {} : doneOf(rows, now)),
  };
}

/** Three weeks after its client chose, the work is finished and the client says so. */
function doneOf(rows: readonly RecipientPlan[], now: Date): Pick<RequestPlan, "doneAt" | "doneOn" | "doneCompany"> {
  const chosen = rows.find(({ clientDecision }) => clientDecision === "accepted");
  if (!chosen?.decidedAt) return {};
  const doneAt = new Date(Date.parse(chosen.decidedAt) + 21 * 86_400_000);
  return doneAt < now
    ? { doneAt: doneAt.toISOString(), doneOn: dayOf(doneAt.toISOString()), doneCompany: chosen.company }
    : {};
}

function startOf(
  { start }: RequestText,
  day: string,
  random: Random,
): Pick<RequestPlan, "startPreference" | "startDate"> {
  if (start) return { startPreference: start };
  if (random.chance(0.2)) return { startPreference: "on_date", startDate: plusDays(day, random.int(14, 70)) };
  return { startPreference: random.pick(["within_month", "within_3_months", "flexible"]) };
}

/** Dates that the text tells, counted from the day of the request. */
const datesOf = ({ days = {} }: RequestText, day: string): Answers =>
  Object.fromEntries(
    Object.entries(days).map(([id, ahead]) => [
      id,
      typeof ahead === "number" ? plusDays(day, ahead) : { from: plusDays(day, ahead[0]), to: plusDays(day, ahead[1]) },
    ]),
  );

/** The first address that a form asks for (where a removal starts) is the client's own. */
function fromHome(form: QuestionForm, { street, postalCode, locality }: TendererPlan): Answers {
  const question = questionsOf(form).find(({ type }) => type === "address");
  return question ? { [question.id]: { street, postalCode, locality } } : {};
}

/** Addresses in the same canton. */
const nearby = (subregion: string, random: Random) =>
  localities
    .filter((place) => place.subregion.slice(0, 2) === subregion.slice(0, 2))
    .map(({ postalCode, locality }) => ({ street: random.pick(typicalStreets), postalCode, locality }));
