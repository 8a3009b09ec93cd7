const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

export interface Shutdown {
  readonly begun: boolean;
}

/**
 * Calls `end` once at the first signal, whatever else arrives: Ctrl-C reaches the server twice, from the terminal and
 * from the command that started it. Exits with 0 when the end was clean.
 */
export function onShutdown(end: () => Promise<void>, report: (error: unknown) => void): Shutdown {
  const shutdown = { begun: false };
  const begin = async () => {
    if (shutdown.begun) return;
    shutdown.begun = true;
    try {
      await end();
      process.exit(0);
    } catch (error) {
      report(error);
      process.exit(1);
    }
  };
  for (const signal of signals) process.on(signal, () => void begin());
  // Who started the server over a channel has ended, however it ended.
  process.once("disconnect", () => void begin());
  return shutdown;
}
