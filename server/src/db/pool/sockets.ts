import { Socket } from "node:net";

interface Address {
  host: string[];
  port: number[];
  path?: string | false;
}

export interface Sockets {
  /** Opens one as postgres.js would: it writes at once, and hears of failures by the socket's own events. */
  open: (address: Address) => Socket;
  /** Ends all of them without waiting for the other side, which may be frozen. */
  drop: () => void;
}

/** The connections of a client of postgres.js, which gives no way to end one that hangs. While `isRefused`, new ones fail at once. */
export function socketsOf(isRefused: () => boolean): Sockets {
  const sockets = new Set<Socket>();
  return {
    open({ host: [host = "localhost"], port: [port = 5432], path }) {
      for (const known of sockets) if (known.destroyed) sockets.delete(known);
      const socket = new Socket();
      sockets.add(socket);
      if (isRefused()) setImmediate(() => socket.destroy(new NotServing()));
      else if (typeof path === "string") socket.connect(path);
      else socket.connect(port, host);
      // TLS takes the name that the certificate has to have from here.
      return Object.assign(socket, { host, port });
    },
    drop() {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
  };
}

class NotServing extends Error {
  readonly code = "CONNECTION_CLOSED";
}
