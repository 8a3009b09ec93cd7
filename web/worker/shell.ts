/** What a version of the site keeps on a device; written into the worker by `scripts/worker.ts`. */
export interface Shell {
  version: string;
  /** Paths whose names carry the hash of their content: what the first screens of the panels are made of. */
  files: readonly string[];
  /** The page that says that there is no line, by language. */
  offline: Readonly<Record<string, string>>;
  /** The scripts that documents of this version begin with. */
  entries: readonly string[];
}

const prefix = "shell-";

/** Fetches all of it, or fails: then the version before stays. Nobody is signed in to it, and no cookie is set by it. */
export async function keepShell({ version, files, offline }: Shell): Promise<void> {
  const cache = await caches.open(prefix + version);
  const pages = Object.values(offline).map((page) => new Request(page, { credentials: "omit", cache: "reload" }));
  await cache.addAll([...files.map((file) => new Request(file, { credentials: "omit" })), ...pages]);
}

/** The version before stays for windows that are of it; older ones go. Without a version all of them go. */
export async function dropOldShells(version: string | undefined): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const others = names.filter((name) => name !== prefix + version);
  await Promise.all((version === undefined ? names : others.slice(0, -1)).map((name) => caches.delete(name)));
}

/** A file that is named by its content, of this version or the one before; else it is fetched. */
export const fileOf = async (request: Request): Promise<Response> =>
  (await caches.match(new URL(request.url).pathname, { ignoreVary: true })) ?? fetch(request);

/** Vite writes the hash of the content into the names of what it builds: the server says `immutable` of the same. */
export const isNamedByContent = (path: string): boolean => /^\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(path);
