import { buildApp } from "../../../app/build-app.ts";
import { loadConfig } from "../../../config/config.ts";
import { connect } from "../../../db/client.ts";

// Time stands: nothing in memory ever grows old by itself.
performance.now = () => 1;

const [url = "", secret = ""] = process.argv.slice(2);
const { db, sql } = connect(url, { max: 2 });
const app = await buildApp({
  config: loadConfig({ NODE_ENV: "test", RATE_LIMIT_PER_MINUTE: "0", JWT_SECRET: secret }),
  db,
  sql,
});
process.stdout.write(`${await app.listen({ host: "127.0.0.1", port: 0 })}\n`);
