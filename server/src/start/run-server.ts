import { type Config, loadConfig } from "../config/config.ts";
import { type Announcer, announcer } from "./announce.ts";
import { explained } from "./refusal.ts";
import { onShutdown } from "./shutdown.ts";

/** Opens what the server needs; whatever has to be ended goes into `open`, to be ended in the reverse order. */
export type Start = (config: Config, open: AsyncDisposableStack, announce: Announcer) => Promise<void>;

/** Starts a server with the settings of the environment and ends it at the first signal, or when its start fails. */
export async function runServer(start: Start): Promise<void> {
  const open = new AsyncDisposableStack();
  const report = (error: unknown) => console.error(explained(error));
  const shutdown = onShutdown(() => open.disposeAsync(), report);
  try {
    const config = loadConfig();
    await start(config, open, announcer(config.mode));
  } catch (error) {
    // A signal during the start makes the next step fail: that is no failure.
    if (shutdown.begun) return;
    report(error);
    await open.disposeAsync().catch(report);
    process.exit(1);
  }
}
