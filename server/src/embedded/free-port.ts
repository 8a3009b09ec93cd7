import getPort, { clearLockedPorts, portNumbers } from "get-port";

/** A port of 127.0.0.1 that nothing listens on: the preferred one, else one of the next ten, else any. */
export async function freePort(preferred = 0): Promise<number> {
  if (preferred === 0) return getPort({ host: "127.0.0.1" });
  // Whoever asks for a port that was given before wants that port, when nothing listens on it.
  clearLockedPorts();
  return getPort({ host: "127.0.0.1", port: portNumbers(preferred, Math.min(preferred + 10, 65_535)) });
}

/** Whether nothing listens on this port of 127.0.0.1. */
export async function isFree(port: number): Promise<boolean> {
  clearLockedPorts();
  return (await getPort({ host: "127.0.0.1", port })) === port;
}
