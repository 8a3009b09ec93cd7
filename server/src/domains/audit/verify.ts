import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";

/** A link of the chain, as somebody notes it outside the database: its number and its hash. */
export interface ChainHead {
  seq: number;
  hash: string;
}

export interface ChainReport {
  /** The last link; absent while there is none. */
  head?: ChainHead;
  verified: number;
  /** Entries whose details an erasure took out. */
  redacted: number;
  /** Entries that were written before there was a chain. */
  older: number;
  /** What does not hold, at most a hundred of them: the number of the link, or of the entry without one, and why. */
  faults: { at: string; fault: "gap" | "hash" | "details" | "missing" | "unchained" | "head" | "redaction" }[];
}

interface Link extends Record<string, unknown> {
  seq: number;
  hash: string;
  id: string | null;
  content: string;
  digest: string;
  details: string;
  redacted: boolean;
  /** Of an entry that tells of a redaction: the digest of what it left of each. */
  redaction: { id: string; left: string }[] | null;
}

const batchSize = 5_000;
const maxFaults = 100;
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Reads the whole audit and makes each hash anew, without the functions of the database. `noted` is a head that was written down
 * earlier: it has to be in the chain still, or somebody made the chain anew.
 */
export async function verifyAudit(db: Db, noted?: ChainHead): Promise<ChainReport> {
  const report: ChainReport = { verified: 0, redacted: 0, older: await countOlder(db), faults: await unchained(db) };
  let [seq, hash] = [0, ""];
  let isNotedFound = noted === undefined;
  const redacted: Link[] = [];
  const left = new Map<string, string>();
  for (;;) {
    const links = await linksAfter(db, seq);
    for (const link of links) {
      const at = String(link.seq);
      const fault = faultOf(link, { seq, hash });
      if (fault) report.faults.push({ at, fault });
      else report.verified++;
      if (link.redacted) redacted.push(link);
      for (const entry of link.redaction ?? []) left.set(entry.id, entry.left);
      if (noted?.seq === link.seq && noted.hash === link.hash) isNotedFound = true;
      [seq, hash] = [link.seq, link.hash];
    }
    if (links.length < batchSize || report.faults.length >= maxFaults) break;
  }
  report.redacted = redacted.length;
  for (const { seq: at, id, details } of redacted)
    if (left.get(id ?? "") !== sha256(details)) report.faults.push({ at: String(at), fault: "redaction" });
  if (!isNotedFound) report.faults.push({ at: String(noted?.seq), fault: "head" });
  if (seq > 0) report.head = { seq, hash };
  return { ...report, faults: report.faults.slice(0, maxFaults) };
}

function faultOf(link: Link, last: ChainHead): ChainReport["faults"][number]["fault"] | undefined {
  if (link.seq !== last.seq + 1) return "gap";
  if (link.id === null) return "missing";
  if (sha256(`${last.hash}\n${link.content}`) !== link.hash) return "hash";
  return link.redacted || sha256(link.details) === link.digest ? undefined : "details";
}

/** The content is that of `audit_hash` in drizzle/sql/functions/audit.sql, without the hash before. */
const linksAfter = async (db: Db, seq: number) => [
  ...(await db.execute<Link>(sql`
    select chain.seq::int as seq, chain.hash, entry.id, entry.details_digest as digest, entry.details::text as details,
      entry.redacted_at is not null as redacted,
      case when entry.action = 'audit.redact' then entry.details -> 'entries' end as redaction,
      concat_ws(E'\\n', entry.id::text, coalesce(entry.actor_id::text, '-'), entry.action, entry.entity,
        coalesce(entry.entity_id::text, '-'), entry.details_digest, (extract(epoch from entry.at) * 1000)::bigint::text) as content
    from audit_chain as chain left join audit_entries as entry on entry.id = chain.entry_id
    where chain.seq > ${seq} order by chain.seq limit ${batchSize}`)),
];

async function countOlder(db: Db): Promise<number> {
  const [row] = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from audit_entries where details_digest is null`,
  );
  return row?.n ?? 0;
}

async function unchained(db: Db): Promise<ChainReport["faults"]> {
  const rows = await db.execute<{ id: string }>(sql`
    select id from audit_entries as entry
    where details_digest is not null and not exists (select from audit_chain where entry_id = entry.id) limit ${maxFaults}`);
  return rows.map(({ id }) => ({ at: id, fault: "unchained" as const }));
}
