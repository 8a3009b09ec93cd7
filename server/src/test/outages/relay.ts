import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** How a service can be away. `frozen` takes connections and bytes and says nothing, `slow` is late with each answer. */
export type Outage = "frozen" | "refused" | "reset" | "slow";

export interface Relay {
  port: number;
  be: (outage: Outage | "there") => Promise<void>;
  close: () => Promise<void>;
}

const lateness = 100;

/** Stands between a server and a service of its own, and can play each of its outages. */
export async function startRelay(target: { host: string; port: number }): Promise<Relay> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: Outage | "there" = "there";
  let port = 0;

  const pass = (from: Socket, to: Socket) => {
    from.on("data", (bytes) => {
      if (state === "slow") setTimeout(() => to.writable && to.write(bytes), lateness);
      else to.write(bytes);
    });
    from.on("end", () => to.end());
    from.on("error", () => to.destroy());
    from.on("close", () => to.destroy());
  };
  // What passes on small pieces may not wait until the one before was received.
  const noDelay = true;
  const server = createServer({ noDelay }, (near) => {
    if (state === "reset") return void near.resetAndDestroy();
    const far = connect({ ...target, noDelay });
    const pair = [near, far] as const;
    pairs.add(pair);
    near.once("close", () => pairs.delete(pair));
    pass(near, far);
    pass(far, near);
    if (state === "frozen") for (const socket of pair) socket.pause();
  });
  const listen = async () => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
  };
  await listen();

  return {
    get port() {
      return port;
    },
    async be(next) {
      state = next;
      const isGone = next === "refused" || next === "reset";
      if (isGone) for (const [near] of pairs) near.resetAndDestroy();
      for (const socket of [...pairs].flat()) {
        if (next === "frozen") socket.pause();
        else socket.resume();
      }
      if (next === "refused") server.close();
      else if (!server.listening) await listen();
    },
    async close() {
      for (const [near] of pairs) near.destroy();
      if (server.listening) await new Promise((closed) => server.close(closed));
    },
  };
}
