import { configKeys } from "@metiro/shared/application-config/keys";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { requestFields } from "@metiro/shared/job-request/schema";
import { slugOf } from "@metiro/shared/text/slug";
import { checkAnswers } from "@metiro/shared/sub-category/questions";
import { parseSwissMobile } from "@metiro/shared/swiss/mobile";
import { swissUid } from "@metiro/shared/swiss/uid";
import { website } from "@metiro/shared/swiss/website";
import { describe, expect, it } from "vitest";
import { demoRequestTexts as requestTexts } from "../data/demo/requests/index.ts";
import { pastRequests } from "../data/demo/requests/past.ts";
import { readCatalogue, readRegions } from "../data/read.ts";
import { catalogueIndex } from "./catalogue-index.ts";
import { dayOf } from "./clock.ts";
import { covering } from "./courses.ts";
import { demoPlan } from "./demo-plan.ts";
import { localityOf } from "../data/demo/localities.ts";
import type { RecipientPlan, RequestPlan } from "./plan/plan.ts";

const catalogue = readCatalogue();
const regions = readRegions();
const index = catalogueIndex(catalogue, regions);
const now = new Date("2026-11-21T13:20:00Z");
const plan = demoPlan({ now, catalogue, regions });
const { companies, tenderers, requests, posts, subscriptions } = plan;
const companyOf = new Map(companies.map((company) => [company.key, company]));
const recipients = requests.flatMap((request) => request.recipients);
const withStatus = (status: JobStatus) => requests.filter((request) => request.status === status);

/** What has happened to a recipient, in one word. */
const stateOf = ({ response, clientDecision, seenAt }: RecipientPlan) =>
  clientDecision !== "none" ? clientDecision : response !== "none" ? response : seenAt ? "seen" : "unseen";
const allStates = ["accepted", "declined", "interested", "rejected", "seen", "unseen"];

it("is the same each time for the same present", () => {
  expect(demoPlan({ now, catalogue, regions })).toEqual(plan);
});

it("has the counts that the demo promises", () => {
  expect([companies.length, tenderers.length, requests.length, posts.length]).toEqual([40, 25, 133, 12]);
  expect(withStatus(JobStatus.Active)).toHaveLength(30);
  expect(withStatus(JobStatus.Canceled)).toHaveLength(14);
  expect(withStatus(JobStatus.Processed)).toHaveLength(89);
  expect(new Set(requests.map(({ subcategory }) => subcategory)).size).toBe(60);
});

describe("accounts", () => {
  const users = [plan.admin, ...companies.map(({ user }) => user), ...tenderers.map(({ user }) => user)];

  it("includes those that the start prints", () => {
    const confirmed = Object.fromEntries(
      users.map(({ email, role, emailConfirmed }) => [email, [role, emailConfirmed]]),
    );
    expect(confirmed).toMatchObject({
      "admin@demo.metiro.ch": ["Admin", true],
      "client@demo.metiro.ch": ["Tenderer", true],
      "entreprise@demo.metiro.ch": ["Company", true],
      "non.confirme@demo.metiro.ch": ["Tenderer", false],
    });
  });

  it("has no e-mail, user name, phone number or business number twice, and only valid ones", () => {
    const uids = companies.flatMap(({ uid }) => uid ?? []);
    for (const values of [users.map(({ email }) => email), users.map(({ username }) => username), uids])
      expect(new Set(values).size).toBe(values.length);
    expect(new Set(users.map(({ phone }) => phone)).size).toBe(users.length);
    for (const { phone } of users) expect(parseSwissMobile(phone ?? "")).toBe(phone);
    for (const uid of uids) expect(swissUid.parse(uid)).toBe(uid);
    for (const company of companies) if (company.website) expect(website.parse(company.website)).toBe(company.website);
  });

  it("puts everybody where the postal code is", () => {
    for (const { postalCode, subregion } of tenderers) {
      expect(localityOf(postalCode).subregion).toBe(subregion);
      expect(index.districtsOf(subregion)).toEqual([subregion]);
    }
  });
});

describe("requests", () => {
  it.each(requests)("has fields and answers that could have been sent: $title", (request) => {
    const { form } = index.trade(request.subcategory);
    const check = checkAnswers(form, request.answers, { today: dayOf(request.createdAt) });
    expect(check).toEqual({ ok: true, answers: request.answers });
    const { title, description, locality, postalCode, street, startPreference, startDate, budgetMin, budgetMax } =
      request;
    const fields = {
      title,
      description,
      locality,
      postalCode,
      street,
      startPreference,
      startDate,
      budgetMin,
      budgetMax,
    };
    expect(requestFields.parse(fields)).toEqual(fields);
    expect(budgetMin ?? 0).toBeLessThanOrEqual(budgetMax ?? Number.POSITIVE_INFINITY);
  });

  it("uses every answer that a text implies", () => {
    for (const { title, answers, days } of requestTexts) {
      const request = requests.find((request) => request.title === title);
      expect(Object.keys(request?.answers ?? {}), title).toEqual(
        expect.arrayContaining(Object.keys({ ...answers, ...days })),
      );
      expect(request?.answers).toMatchObject(answers ?? {});
    }
  });

  it.each(["2026-11-21T13:20:00Z", "2026-03-29T01:10:00Z", "2027-01-01T00:30:00Z", "2028-02-29T04:00:00Z"])(
    "keeps every time in order and in the past at %s",
    (present) => {
      const { companies, tenderers, requests, posts, subscriptions } = demoPlan({
        now: new Date(present),
        catalogue,
        regions,
      });
      const end = new Date(present).toISOString();
      const inOrder = (...times: (string | undefined)[]) => {
        const known = times.filter((time) => time !== undefined);
        expect(known).toEqual(known.toSorted());
      };
      const signedUp = new Map([...companies, ...tenderers].map(({ key, createdAt }) => [key, createdAt]));
      for (const { tenderer, createdAt, processedAt, canceledAt, recipients } of requests) {
        inOrder(signedUp.get(tenderer), createdAt, processedAt, canceledAt, end);
        for (const row of recipients)
          inOrder(processedAt, row.createdAt, row.seenAt, row.respondedAt, row.decidedAt, canceledAt, end);
      }
      for (const { createdAt, user } of [...companies, ...tenderers]) inOrder(createdAt, user.lastLoginAt, end);
      for (const { createdAt, publishedAt } of posts) inOrder(createdAt, publishedAt, end);
      for (const { createdAt, canceledAt } of subscriptions) inOrder(createdAt, canceledAt, end);
    },
  );

  it("has the times that belong to its state, and no others", () => {
    for (const request of requests) {
      expect(request.canceledAt !== undefined).toBe(request.status === JobStatus.Canceled);
      expect(request.processedAt !== undefined).toBe(request.recipients.length > 0);
      expect(request.recipients.length === 0).toBe(
        request.status === JobStatus.Active || (request.status === JobStatus.Canceled && !request.processedAt),
      );
      expect(request.recipients.length).toBeLessThanOrEqual(configKeys["jobRequest.maxRecipients"].default);
    }
    for (const row of recipients) {
      expect(row.respondedAt !== undefined).toBe(row.response !== "none");
      expect(row.decidedAt !== undefined).toBe(row.clientDecision !== "none");
      if (row.response === "interested") expect(row.priceMin).toBeLessThanOrEqual(row.priceMax ?? 0);
    }
  });

  it("reaches only companies that cover the trade and the place, each once", () => {
    for (const { subcategory, subregion, recipients, title } of requests) {
      const cover = covering(companies, subcategory, subregion).map(({ key }) => key);
      const keys = recipients.map(({ company }) => company);
      expect(cover, title).toEqual(expect.arrayContaining(keys));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it("is spread over 60 days and past works before them, with something on most days of the last week and something new", () => {
    const age = ({ createdAt }: RequestPlan) => (now.getTime() - Date.parse(createdAt)) / 86_400_000;
    const past = new Set(pastRequests.map(({ title }) => title));
    const present = requests.filter(({ title }) => !past.has(title)).map(age);
    expect(Math.max(...present)).toBeGreaterThan(50);
    expect(Math.max(...present)).toBeLessThan(60);
    for (const request of requests) if (past.has(request.title)) expect(age(request)).toBeGreaterThan(80);
    expect(
      new Set(requests.filter((request) => age(request) < 7).map(({ createdAt }) => createdAt.slice(0, 10))).size,
    ).toBeGreaterThan(5);
  });

  it("shows every state of an answer, one or several recipients, and no message twice in one request", () => {
    expect([...new Set(recipients.map(stateOf))].toSorted()).toEqual(allStates);
    expect(new Set(withStatus(JobStatus.Processed).map(({ recipients }) => recipients.length))).toEqual(
      new Set([1, 2, 3, 4, 5]),
    );
    for (const { recipients } of requests) {
      const messages = recipients.flatMap(({ message }) => message?.split("\n\n")[1] ?? message ?? []);
      expect(new Set(messages).size).toBe(messages.length);
    }
  });
});

describe("coverage", () => {
  const cover = (subcategory: string, subregion: string) => covering(companies, subcategory, subregion).length;

  it.each([
    ["renovation-de-salle-de-bain", "vd-lausanne"],
    ["renovation-de-salle-de-bain", "ge-geneve-ville"],
    ["peinture-interieure", "vd-lausanne"],
    ["peinture-interieure", "vd-riviera-pays-d-enhaut"],
    ["nettoyage-de-fin-de-bail", "vd-lausanne"],
    ["nettoyage-de-fin-de-bail", "ge-rive-droite"],
    ["demenagement-prive", "ge-geneve-ville"],
    ["plomberie", "vd-lausanne"],
  ])("gives a choice for %s in %s", (subcategory, subregion) => {
    expect(cover(subcategory, subregion)).toBeGreaterThanOrEqual(5);
    expect(cover(subcategory, subregion)).toBeLessThanOrEqual(9);
  });

  it("has a company in every canton from which requests come, and requests that nobody covers", () => {
    const cantons = new Set(requests.map(({ subregion }) => subregion.slice(0, 2)));
    for (const canton of cantons)
      expect(
        companies.some(({ subregions }) => subregions.some((key) => key.startsWith(`${canton}-`))),
        canton,
      ).toBe(true);
    expect(
      withStatus(JobStatus.Active).filter(({ subcategory, subregion }) => cover(subcategory, subregion) === 0),
    ).not.toEqual([]);
  });
});

describe("demo accounts", () => {
  it("lets the client see requests in every state, one with three answers to compare", () => {
    const own = requests.filter(({ tenderer }) => tenderer === "client");
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set([0, 1, 4]));
    expect(new Set(own.flatMap(({ recipients }) => recipients.map(stateOf))).size).toBe(allStates.length);
    const open = own
      .filter(({ status }) => status === JobStatus.Processed)
      .map(({ recipients }) => recipients.map(stateOf));
    expect(open).toContainEqual(["interested", "interested", "interested", "seen"]);
  });

  it("lets the company see requests in every state, one of them new", () => {
    const rows = requests
      .filter(({ status }) => status === JobStatus.Processed)
      .flatMap(({ recipients }) => recipients.filter(({ company }) => company === "atelier-rivaz"));
    expect([...new Set(rows.map(stateOf))].toSorted()).toEqual(allStates);
    expect(companyOf.get("atelier-rivaz")?.user.email).toBe("entreprise@demo.metiro.ch");
  });
});

describe("subscriptions", () => {
  const today = dayOf(now.toISOString());
  const standing = subscriptions.filter(({ canceledAt }) => !canceledAt);

  it("has some in every state", () => {
    const kind = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) =>
      startsOn > today ? "upcoming" : endsOn < today ? "expired" : "active";
    expect(Object.keys(Object.groupBy(standing, kind)).toSorted()).toEqual(["active", "expired", "upcoming"]);
    expect(subscriptions.length - standing.length).toBeGreaterThan(1);
    expect(new Set(standing.filter(({ company }) => company === "atelier-rivaz").map(kind)).size).toBe(3);
  });

  it("never lets two standing ones of a company overlap", () => {
    for (const periods of Map.groupBy(standing, ({ company }) => company).values()) {
      const ordered = periods.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
      ordered.forEach(({ startsOn, endsOn }, rank) => {
        expect(startsOn <= endsOn).toBe(true);
        const before = ordered[rank - 1];
        if (before) expect(before.endsOn < startsOn).toBe(true);
      });
    }
  });
});

it("has posts about trades of the catalogue, and about none", () => {
  const slugs = new Set(catalogue.categories.map(({ name }) => slugOf(name.fr)));
  const about = posts.map(({ category }) => category);
  expect(about.filter((slug) => slug !== undefined && !slugs.has(slug))).toEqual([]);
  expect(new Set(about).size).toBeGreaterThan(6);
  expect(about).toContain(undefined);
});

it("has posts of 300 to 600 words in plain blocks", () => {
  for (const { content, title } of posts) {
    const words = content
      .replace(/<[^>]+>/g, " ")
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word));
    expect(words.length, title).toBeGreaterThan(300);
    expect(words.length, title).toBeLessThan(600);
    expect(content.replaceAll(/<\/?(?:p|h2|ul|li)>/g, "")).not.toMatch(/[<>]/);
  }
});

it("is written in French typography", () => {
  const texts = [
    ...posts.flatMap(({ title, summary, content }) => [title, summary, content]),
    ...requests.flatMap(({ title, description }) => [title, description]),
    ...recipients.flatMap(({ message }) => message ?? []),
    ...companies.map(({ description }) => description),
  ];
  expect(texts.filter((text) => /'| [?!:;»%]|« |\bMetiro\b/.test(text))).toEqual([]);
});

it("sets only settings that exist, to values they may have", () => {
  for (const { key, value } of plan.configuration) expect(configKeys[key].value.safeParse(value).success).toBe(true);
});
