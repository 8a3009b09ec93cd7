import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildApp } from "./app/build-app.ts";
import { startBackground } from "./app/background.ts";
import type { Web } from "./plugins/pages/built-web.ts";
import { demoAccounts, demoPassword } from "./seed/demo-accounts.ts";
import { prepareDatabase } from "./app/prepare-database.ts";
import { openParts } from "./start/parts.ts";
import { runServer } from "./start/run-server.ts";
import type { AppRouter } from "./app/router.ts";

/** The client from its sources; `web/scripts/development.ts` makes it. */
interface DevelopmentWeb extends Web<AppRouter> {
  serve: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
}

const clientSide = path.join(import.meta.dirname, "../../web/scripts/development.ts");
const ofServer =
  /^\/(?:trpc|api|og|page-views|request-progress|robots\.txt|sitemap[\w-]*\.xml|healthz|readyz)(?:[/?]|$)/i;

/** The same server with the client's sources in front of it: what changes there shows in the open page. */
await runServer(async (config, open, announce) => {
  const { host, port } = config;
  const parts = await openParts(config, open, announce, prepareDatabase);
  await announce.step("Starting the server", async () => {
    const front = createServer();
    const web = await developmentWeb(front);
    const app = await buildApp({ config, ...parts.connection, web, callTimeoutMs: 60_000, behind: true });
    await app.ready();
    front.on("request", (request: IncomingMessage, response: ServerResponse) => {
      const next = () => app.routing(request, response);
      if (ofServer.test(request.url ?? "")) next();
      else web.serve(request, response, next);
    });
    const jobs = await startBackground({
      connectionString: parts.databaseUrl,
      db: parts.connection.db,
      log: app.log,
      news: app.news,
      smtpUrl: parts.smtpUrl,
      config,
      work: true,
    });
    open.defer(() => jobs.stop({ timeout: 1000 }));
    open.defer(() => app.close());
    open.defer(() => end(front));
    // First: open pages hold a connection of Vite's own.
    open.defer(() => web.close());
    await new Promise<void>((resolve, reject) => {
      front.once("error", reject).listen(port, host, resolve);
    });
  });
  announce.line(`\nMetiro: ${config.publicUrl}`);
  if (parts.isDemo)
    announce.line(`Demo accounts (password ${demoPassword}): ${demoAccounts.map(({ email }) => email).join(", ")}`);
  if (parts.mailboxUrl) announce.line(`Mailbox: ${parts.mailboxUrl}`);
});

async function developmentWeb(front: Server): Promise<DevelopmentWeb> {
  const made = (await import(pathToFileURL(clientSide).href)) as {
    developmentWeb: (server: Server) => Promise<DevelopmentWeb>;
  };
  return made.developmentWeb(front);
}

/** A restart waits for no page. */
async function end(front: Server): Promise<void> {
  front.closeAllConnections();
  await new Promise((resolve) => front.close(resolve));
}
