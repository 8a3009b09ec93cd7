import { readdir } from "node:fs/promises";
import path from "node:path";
import type { BlogItem } from "@metiro/shared/blog/schema";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { Page as ListPage } from "@metiro/shared/paging/schema";
import type { RegionTree } from "@metiro/shared/region/schema";
import type { Subcategory } from "@metiro/shared/sub-category/schema";
import type { User } from "@metiro/shared/user/schema";
import type { Page } from "@playwright/test";
import { people } from "../app/accounts.ts";
import { callerFor } from "../app/api.ts";
import { states } from "./states.ts";

export interface Screen {
  /** Name of its pictures: `admin-jobs-id`. */
  name: string;
  /** `{Title}` stands for the id of the demo's request of that title, `{canton Vaud}`, `{district Nyon}` and `{account of e-mail}` for theirs. */
  path: string;
  /** Whose eyes see it; nobody's when absent. */
  email?: string;
  /** What the wizard has kept on the device, by the slug of the subcategory; the same stand-ins as in the path. */
  drafts?: Record<string, object>;
  /** What is done on the page first, in French or in English. */
  prepare?: (page: Page) => Promise<void>;
}

const routes = path.resolve(import.meta.dirname, "../../src/routes");

/** Every screen the client has, as its routes name them, and the states of the table, on the data of the demo. */
export async function screensOf(origin: string): Promise<Screen[]> {
  const files = await readdir(routes, { recursive: true });
  const patterns = files
    .filter((file) => file.endsWith(".tsx") && !/(^|\/)(__root|route|\$)\.tsx$/.test(file))
    .map(patternOf);
  const plain = patterns.sort().map((pattern): Screen => {
    const email = viewerOf(pattern);
    return { name: nameOf(pattern), path: withExample(pattern), ...(email && { email }) };
  });
  const fill = await standIns(origin);
  return [...plain, ...states].map(({ path: address, drafts, ...screen }) => ({
    ...screen,
    path: fill(address),
    ...(drafts && { drafts: JSON.parse(fill(JSON.stringify(drafts))) as Record<string, object> }),
  }));
}

/** `admin/jobs/$id.tsx` is `/admin/jobs/$id`; a folder that starts with an underscore is not part of the path. */
function patternOf(file: string): string {
  const parts = file.replace(/\.tsx$/, "").split(path.sep);
  return `/${parts.filter((part) => !part.startsWith("_") && part !== "index").join("/")}`;
}

const nameOf = (pattern: string) => pattern.slice(1).replaceAll("$", "").replaceAll("/", "-") || "home";

function viewerOf(pattern: string): string | undefined {
  if (pattern === "/auth/verify-email") return people.unconfirmed;
  if (pattern === "/pages") return people.client;
  const panel = /^\/(admin|company|tenderer)(\/|$)/.exec(pattern)?.[1];
  return { admin: people.admin, company: people.company, tenderer: people.client }[panel ?? ""];
}

/** What stands for the parameters of a pattern, from the first to the last; one that is missing here fails. */
const examples: Record<string, string> = {
  "/admin/blog/$id": "{post Comparer plusieurs offres sans se tromper}",
  "/admin/blog/preview/$id": "{post Comparer plusieurs offres sans se tromper}",
  "/admin/category/$categoryId": "{category of Peinture intérieure}",
  "/admin/category/$categoryId/subcategories/add": "{category of Peinture intérieure}",
  "/admin/category/$categoryId/subcategories/$id":
    "{category of Peinture intérieure}/subcategories/{subcategory Peinture intérieure}",
  "/admin/category/$categoryId/subcategories/$id/questions":
    "{category of Peinture intérieure}/subcategories/{subcategory Peinture intérieure}",
  "/admin/category/$categoryId/subcategories/$id/lines":
    "{category of Peinture intérieure}/subcategories/{subcategory Peinture intérieure}",
  "/admin/company/$id": "{company of entreprise@demo.metiro.ch}",
  "/admin/company/$id/edit": "{company of entreprise@demo.metiro.ch}",
  "/admin/jobs/$id": "{Repeindre le salon et deux chambres}",
  "/admin/subscriptions/company/$id": "{company of entreprise@demo.metiro.ch}",
  "/admin/tenderer/$id": "{client of client@demo.metiro.ch}",
  "/admin/users/$id": "{account of client@demo.metiro.ch}",
  "/blogs/$slug": "comparer-plusieurs-offres-sans-se-tromper",
  "/categories/$slug": "nettoyage",
  "/categories/$slug/$canton": "nettoyage/vaud",
  "/category/$slug": "peinture-interieure",
  "/category/$slug/$canton": "peinture-interieure/vaud",
  "/companies/$slug": "atelier-rivaz-renovation-sarl",
  "/company/requests/$id": "{Nouvelle cuisine en L dans un appartement de 4,5 pièces}",
  "/company/requests/$id/offer": "{Nouvelle cuisine en L dans un appartement de 4,5 pièces}",
  "/company/requests/$id/messages": "{Remplacer la baignoire par une douche de plain-pied}",
  "/request/$slug": "peinture-interieure",
  "/tenderer/requests/$id": "{Repeindre le salon et deux chambres}",
  "/tenderer/requests/$id/compare": "{Remplacer la baignoire par une douche de plain-pied}",
  "/tenderer/requests/$id/offers/$companyId":
    "{Remplacer la baignoire par une douche de plain-pied}/offers/{company of entreprise@demo.metiro.ch}",
  "/tenderer/requests/$id/edit": "{Repeindre le salon et deux chambres}",
  "/tenderer/requests/$id/messages/$companyId":
    "{Remplacer la baignoire par une douche de plain-pied}/messages/{company of entreprise@demo.metiro.ch}",
};

function withExample(pattern: string): string {
  if (!pattern.includes("$")) return pattern;
  const example = examples[pattern];
  if (!example) throw new Error(`No example for the parameter of ${pattern}: add it to web/e2e/screens/screens.ts.`);
  return pattern.replace(/\$\w+(\/.*\$\w+)?/, example);
}

/** Puts the ids of this installation in the place of what stands for them. */
async function standIns(origin: string): Promise<(text: string) => string> {
  const admin = await callerFor(origin, people.admin);
  const pages = [1, 2, 3].map((number) =>
    admin.post<ListPage<JobRequest>>(`JobRequest/GetAllForAdmin?pageSize=100&pageNumber=${number}`),
  );
  const requests = (await Promise.all(pages)).flatMap(({ items }) => items);
  const posts = await admin.get<ListPage<BlogItem>>("Blog/All?pageSize=100");
  const cantons = await admin.get<RegionTree[]>("Region/WithSubregions");
  const accounts = (
    await Promise.all(
      Object.values(people).map((email) =>
        admin.get<ListPage<User>>(`User/GetAll?search=${encodeURIComponent(email)}`),
      ),
    )
  ).flatMap(({ items }) => items);
  const trades = await admin.get<Subcategory[]>("SubCategory/All");
  const ids = new Map([
    ...trades.map(({ name, id }) => [`subcategory ${name}`, id] as const),
    ...trades.map(({ name, categoryId }) => [`category of ${name}`, categoryId] as const),
    ...accounts.flatMap(({ email, id, tendererId, companyId }) => [
      [`account of ${email}`, id] as const,
      [`client of ${email}`, tendererId ?? id] as const,
      [`company of ${email}`, companyId ?? id] as const,
    ]),
    ...requests.map(({ title, id }) => [title.replaceAll("\u00a0", " "), id] as const),
    ...posts.items.map(({ title, id }) => [`post ${title.replaceAll("\u00a0", " ")}`, id] as const),
    ...cantons.map(({ name, id }) => [`canton ${name}`, id] as const),
    ...cantons.flatMap(({ subregions }) => subregions.map(({ name, id }) => [`district ${name}`, id] as const)),
  ]);
  return (text) =>
    text.replace(/\{([^{}":]+)\}/g, (_, name: string) => {
      const id = ids.get(name);
      if (id === undefined) throw new Error(`The demo has nothing called ${name}.`);
      return id;
    });
}
