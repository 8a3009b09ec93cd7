import { serve } from "../../app/serve.ts";
import { connect } from "../../db/client.ts";
import { runServer } from "../../start/run-server.ts";

/** A server in a process of its own, with the settings of its environment and without pages; it tells its parent where it listens. */
await runServer(async (config, open) => {
  const { databaseUrl = "", smtpUrl = "" } = config;
  const connection = connect(databaseUrl, { max: 4, direct: config.databaseDirectUrl });
  open.defer(connection.close);
  const app = await serve({ config, connection, databaseUrl, smtpUrl }, open);
  process.send?.(await app.listen({ host: "127.0.0.1", port: config.port }));
});
