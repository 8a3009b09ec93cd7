import { afterAll } from "vitest";
import { connect } from "../../db/client.ts";
import type { Replica } from "../../db/replica/index.ts";
import { testPool } from "./database.ts";

/**
 * Stands for a replica that has everything: the same database over connections that may only read, as on a replica. A verb that reads
 * there and writes is told so by whatever test calls it.
 */
export function readOnlyReplica(appUrl: string): Replica {
  const url = new URL(appUrl);
  url.searchParams.set("default_transaction_read_only", "on");
  const { db, sql, use, close } = connect(url.href, testPool);
  afterAll(close);
  const served = { replica: 0, lost: 0, behind: 0, away: 0, foreign: 0 };
  return {
    db,
    served,
    use,
    behind: async () => 0,
    onMissed: () => undefined,
    caughtUp: async () => ({ db, sql }),
    read: (there) => there({ db, sql }),
    close,
  };
}
