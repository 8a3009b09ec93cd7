import { buildApp } from "../../app/build-app.ts";
import { loadConfig } from "../../config/config.ts";
import { connect } from "../../db/client.ts";

/** A server in a process of its own, with the settings of its environment; it tells its parent where it listens. */
const config = loadConfig();
const { databaseUrl = "" } = config;
const app = await buildApp({ config, ...connect(databaseUrl, { max: 2 }) });
process.send?.(await app.listen({ host: "127.0.0.1", port: 0 }));
