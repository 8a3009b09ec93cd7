import { createServer } from "node:net";

const host = "127.0.0.1";

function listens(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(undefined));
    probe.listen({ port, host, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === "object" ? address.port : undefined));
    });
  });
}

/** A port of 127.0.0.1 that nothing listens on: the preferred one, else one of the next ten, else any. */
export async function freePort(preferred = 0): Promise<number> {
  if (preferred > 0)
    for (let port = preferred; port <= Math.min(preferred + 10, 65_535); port += 1)
      if ((await listens(port)) !== undefined) return port;
  const port = await listens(0);
  if (port === undefined) throw new Error("No free port on 127.0.0.1.");
  return port;
}

/** Whether nothing listens on this port of 127.0.0.1. */
export const isFree = async (port: number): Promise<boolean> => (await listens(port)) !== undefined;
