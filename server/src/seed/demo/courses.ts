import { cancelReasons } from "../data/demo/replies/others.ts";
import { scenarios, type Scenario } from "../data/demo/scenarios.ts";
import type { RecipientState, RequestText, Script } from "../data/demo/shapes.ts";
import type { CompanyPlan, TendererPlan } from "./plan/plan.ts";
import { randomOf } from "./random.ts";

/** Whose a request is, and what has become of it. */
export interface Course {
  tenderer: TendererPlan;
  hoursAgo: number;
  /** Why the client took it back, if it did. */
  cancelReason?: string;
  recipients: { company: string; state: RecipientState }[];
}

interface Cast {
  companies: CompanyPlan[];
  tenderers: TendererPlan[];
}

/** A course for each text: its own script, or a scenario with a client in whose district enough companies work. */
export function coursesOf(texts: readonly RequestText[], { companies, tenderers }: Cast): Map<RequestText, Course> {
  const random = randomOf("courses");
  const clients = tenderers.filter(({ user }) => user.emailConfirmed);
  const courses = new Map<RequestText, Course>();
  for (const text of texts) if (text.script) courses.set(text, followScript(text.script, clients));

  // The client of the demo account has its own scripts and nothing else.
  const others = clients.filter(({ key }) => key !== "client");
  let left = random.shuffle(texts.filter(({ script }) => !script)).map((text) => ({
    text,
    choices: others.map((tenderer) => ({ tenderer, cover: covering(companies, text.service, tenderer.subregion) })),
  }));
  for (const { hoursAgo, recipients, canceled } of inOrderOfChoice(scenarios)) {
    const reached = ({ cover }: { cover: CompanyPlan[] }) => cover.length >= recipients.length;
    const taken = left.find(({ choices }) => choices.some(reached));
    if (!taken) throw new Error(`no request is left that ${recipients.length} companies could be sent`);
    left = left.filter((one) => one !== taken);
    const load = (tenderer: TendererPlan) =>
      [...courses.values()].filter((course) => course.tenderer === tenderer).length;
    const { tenderer, cover } = random
      .shuffle(taken.choices.filter(reached))
      .reduce((a, b) => (load(a.tenderer) <= load(b.tenderer) ? a : b));
    const companiesSent = random.shuffle(cover);
    courses.set(taken.text, {
      tenderer,
      hoursAgo: random.between(...hoursAgo),
      recipients: recipients.flatMap((state, rank) =>
        companiesSent[rank] ? [{ company: companiesSent[rank].key, state }] : [],
      ),
      ...(canceled ? { cancelReason: random.pick(cancelReasons) } : {}),
    });
  }
  if (left.length > 0) throw new Error(`${left.length} requests have no scenario`);
  return courses;
}

/** Waiting requests may be anything; of the rest, those with most recipients choose first. */
function inOrderOfChoice(scenarios: readonly Scenario[]): Scenario[] {
  const demands = ({ recipients, canceled }: Scenario) =>
    recipients.length > 0 || canceled ? recipients.length : Number.POSITIVE_INFINITY;
  return scenarios
    .flatMap((scenario) => Array.from({ length: scenario.times }, () => scenario))
    .sort((a, b) => (demands(a) === demands(b) ? 0 : demands(b) - demands(a)));
}

/** The courses of texts that all have a script. */
export function scriptedCourses(texts: readonly RequestText[], { tenderers }: Cast): Map<RequestText, Course> {
  return new Map(texts.flatMap((text) => (text.script ? [[text, followScript(text.script, tenderers)] as const] : [])));
}

function followScript({ tenderer, hoursAgo, cancelReason, recipients = [] }: Script, clients: TendererPlan[]): Course {
  const client = clients.find(({ key }) => key === tenderer);
  if (!client) throw new Error(`the demo has no client "${tenderer}"`);
  return { tenderer: client, hoursAgo, recipients, ...(cancelReason ? { cancelReason } : {}) };
}

/** The companies of the plan that could be sent such a request. */
export const covering = (companies: readonly CompanyPlan[], subcategory: string, subregion: string): CompanyPlan[] =>
  companies.filter(
    ({ user, subcategories, subregions }) =>
      user.emailConfirmed &&
      user.profileCompleted &&
      subcategories.includes(subcategory) &&
      subregions.includes(subregion),
  );
