import { expect, test } from "vitest";
import { connect } from "../../db/client.ts";
import { notifications, notify } from "../../db/notifications.ts";
import { testDatabase } from "../database/database.ts";
import { pgbouncer, startPgbouncer } from "./pgbouncer.ts";

const { url } = await testDatabase();
const log = { info: () => undefined, warn: () => undefined };

test.skipIf(pgbouncer === undefined)(
  "through pgbouncer, which gives a connection for one transaction, values go along, limits hold, and what is said is heard",
  async () => {
    await using pooler = await startPgbouncer(url);
    const { sql, listening, close } = connect(pooler.url, { max: 4, direct: url });
    const news = notifications({ options: listening }, log);
    const heard = Promise.withResolvers<string>();
    news.subscribe("of_a_test", heard.resolve);
    const begun = new Promise<void>((resolve) => void news.onReconnect(resolve));
    news.start();
    await begun;
    await notify(sql, "of_a_test", "through the pooler");
    expect(await heard.promise).toBe("through the pooler");
    // More at once than it has connections, each with values of its own.
    const rows = await Promise.all(
      Array.from({ length: 60 }, (_, n) => sql`select ${n}::int as n, ${[n]}::int[] as list`),
    );
    expect(rows.map(([row]) => row)).toEqual(rows.map((_, n) => ({ n, list: [n] })));
    const [limits] = await sql`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
    expect(limits).toEqual({ statement: "10s", lock: "5s" });
    await news.close();
    await close();
  },
);
