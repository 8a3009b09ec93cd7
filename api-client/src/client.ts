import createClient, { type Client, type MaybeOptionalInit } from "openapi-fetch";
import type { PathsWithMethod, RequiredKeysOf } from "openapi-typescript-helpers";
import { errorOf } from "./errors.js";
import { keyed, lists } from "./made/operations.js";
import { type Retries, retrying } from "./retry.js";
import type { paths } from "./made/schema.js";

export interface MetiroOptions extends Retries {
  /** Where the installation is: `https://metiro.example.ch`. */
  origin: string;
  /** An API key (`mtr_…`) or the token of a sign-in; without it only what is open to everybody can be called. */
  credential?: string | (() => string | Promise<string>);
  /** Of words in answers and refusals. */
  language?: "fr" | "en";
  /** In place of the global one. */
  fetch?: typeof fetch;
}

type Method = "get" | "post" | "put" | "patch" | "delete";
type Answered<Operation> = Operation extends {
  responses: { 200: { content: { "application/json": { data: infer Data } } } };
}
  ? Data
  : undefined;
type Init<Path extends keyof paths, Of extends Method> = Of extends keyof paths[Path]
  ? MaybeOptionalInit<paths[Path], Of>
  : never;
type InitParam<Given> = RequiredKeysOf<Given> extends never ? [init?: Given] : [init: Given];
type Call<Of extends Method> = <Path extends PathsWithMethod<paths, Of>>(
  path: Path,
  ...init: InitParam<Init<Path, Of>>
) => Promise<Answered<paths[Path][Of]>>;

/** Calls that answer in pages. */
export type ListPath = keyof typeof lists;
type ListMethod<Path extends ListPath> = (typeof lists)[Path]["method"];
export type ListPage<Path extends ListPath> = Answered<paths[Path][ListMethod<Path>]>;
export type ListItem<Path extends ListPath> = ListPage<Path> extends { items: (infer Item)[] } ? Item : never;

export interface Metiro {
  /** Calls answer with what stands under `data`, and throw `MetiroError` where they are refused. */
  get: Call<"get">;
  post: Call<"post">;
  put: Call<"put">;
  patch: Call<"patch">;
  delete: Call<"delete">;
  /** Every page of a list, one call after the other. */
  pages<Path extends ListPath>(
    path: Path,
    ...init: InitParam<Init<Path, ListMethod<Path>>>
  ): AsyncGenerator<ListPage<Path>, void>;
  /** Every item of a list, page after page. */
  items<Path extends ListPath>(
    path: Path,
    ...init: InitParam<Init<Path, ListMethod<Path>>>
  ): AsyncGenerator<ListItem<Path>, void>;
  /** The client below (openapi-fetch), for answers that are no JSON: `raw.GET("/File/Get/{id}", { parseAs: "blob", … })`. */
  raw: Client<paths>;
}

/** A client of one installation, for one account. */
export function createMetiro({
  origin,
  credential,
  language,
  fetch: own = (request) => fetch(request),
  ...retries
}: MetiroOptions): Metiro {
  const reading = new WeakSet<Request>();
  const raw = createClient<paths>({
    baseUrl: `${origin.replace(/\/+$/, "")}/api`,
    fetch: retrying(own, (request) => reading.has(request), retries),
    bodySerializer: serialized,
    ...(language !== undefined && { headers: { "accept-language": language } }),
  });
  raw.use({
    async onRequest({ request, schemaPath }) {
      const token = typeof credential === "function" ? await credential() : credential;
      if (token !== undefined) request.headers.set("authorization", `Bearer ${token}`);
      if (Object.hasOwn(lists, schemaPath)) reading.add(request);
      if (keyed.has(`${request.method} ${schemaPath}`) && !request.headers.has("idempotency-key"))
        request.headers.set("idempotency-key", crypto.randomUUID());
    },
    async onResponse({ response }) {
      if (!response.ok) throw await errorOf(response);
    },
  });

  type Loose = { params?: { query?: Record<string, unknown> } };
  const request = raw.request as unknown as (
    method: Method,
    path: string,
    init?: Loose,
  ) => Promise<{ data?: { data?: unknown } }>;
  const call = (method: Method) => async (path: string, init?: Loose) => (await request(method, path, init)).data?.data;

  /** Goes on by the cursor that a page gives (`next`), where it gives none by the number. */
  async function* pages(path: ListPath, init: Loose = {}): AsyncGenerator<Page, void> {
    let query: Record<string, unknown> = { pageSize: 100, ...init.params?.query };
    const seen = new Set<unknown>();
    for (;;) {
      const page = (await call(lists[path].method)(path, { ...init, params: { ...init.params, query } })) as Page;
      // Where rows came in meanwhile, the end of one page is the beginning of the next.
      const items = page.items.filter(({ id }) => id === undefined || !seen.has(id));
      for (const { id } of items) seen.add(id);
      yield { ...page, items };
      if (page.next === null) return;
      const { pageNumber: _number, ...rest } = query;
      if (page.next !== undefined) query = { ...rest, after: page.next };
      else if (page.items.length > 0 && page.pageNumber < page.totalPages)
        query = { ...rest, pageNumber: page.pageNumber + 1 };
      else return;
    }
  }
  async function* items(path: ListPath, init?: Loose): AsyncGenerator<unknown, void> {
    for await (const page of pages(path, init)) yield* page.items;
  }

  return {
    get: call("get"),
    post: call("post"),
    put: call("put"),
    patch: call("patch"),
    delete: call("delete"),
    pages,
    items,
    raw,
  } as unknown as Metiro;
}

/** A body with a file in it goes as a form, as uploads take it; any other as JSON. */
function serialized(body: unknown): BodyInit {
  if (body instanceof FormData) return body;
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields)
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  return form;
}

interface Page {
  items: { id?: unknown }[];
  pageNumber: number;
  totalPages: number;
  /** Null on the last page; absent of a list that has no cursors. */
  next?: string | null;
}
