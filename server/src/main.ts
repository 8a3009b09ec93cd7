import path from "node:path";
import { serve } from "./app/serve.ts";
import { builtWeb } from "./plugins/pages/built-web.ts";
import { isFree } from "./embedded/free-port.ts";
import { demoAccounts, demoPassword } from "./seed/demo-accounts.ts";
import { prepareDatabase } from "./app/prepare-database.ts";
import { openParts } from "./start/parts.ts";
import { StartRefused } from "./start/refusal.ts";
import { runServer } from "./start/run-server.ts";
import type { AppRouter } from "./app/router.ts";

await runServer(async (config, open, announce) => {
  const { mode, host, port } = config;
  const isProduction = mode === "production";
  if (!isProduction && !(await isFree(port)))
    throw new StartRefused(`Port ${port} is in use. Choose another one: PORT=${port + 1}`);

  const parts = await openParts(config, open, announce, prepareDatabase);
  const app = await announce.step("Starting the server", async () => {
    const dist = path.join(import.meta.dirname, "../../web/dist");
    const web = config.role === "worker" ? undefined : await builtWeb<AppRouter>(dist);
    const built = await serve({ ...parts, config, ...(web && { web }) }, open);
    await built.listen({ host, port });
    return built;
  });
  if (config.waivedTls.length > 0) app.log.warn({ settings: config.waivedTls }, "Connections without TLS are allowed");
  app.log.info({ host, port, mode }, "Listening");

  announce.line(`\nMetiro: ${config.publicUrl}`);
  if (parts.isDemo) {
    announce.line(`Demo accounts (password ${demoPassword}):`);
    for (const { email, role } of demoAccounts) announce.line(`  ${email}  ${role}`);
  }
  if (parts.mailboxUrl) announce.line(`Mailbox: ${parts.mailboxUrl}`);
});
