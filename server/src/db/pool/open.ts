import postgres, { type Options, type Sql } from "postgres";

/**
 * postgres.js at an address: a Unix socket too, as libpq says it (`?host=/run/postgresql`). By itself it would go to the host of the
 * URL.
 */
export function openPostgres(address: string, options: Options<Record<string, never>>): Sql {
  const { url, path } = placeOf(address);
  return postgres(url, { ...options, ...(path !== undefined && { path }) });
}

function placeOf(address: string): { url: string; path?: string } {
  const parsed = new URL(address);
  const folder = parsed.searchParams.get("host");
  if (!folder?.startsWith("/")) return { url: address };
  parsed.searchParams.delete("host");
  return { url: parsed.href, path: `${folder}/.s.PGSQL.${parsed.port || "5432"}` };
}
