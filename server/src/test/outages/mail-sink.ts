import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

export interface MailSink {
  port: number;
  /** The Message-ID of each mail whose last line has arrived, also where the sender was never told. */
  received: string[];
  /** Loses the connection after the last line of so many mails to come, instead of saying that they were taken over. */
  loseNext: (count: number) => void;
  close: () => void;
}

/** A mail server that takes everything over and keeps of it only which it was. */
export async function mailSink(): Promise<MailSink> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let toLose = 0;

  const answer = (socket: Socket) => {
    let text = "";
    let isMail = false;
    socket.on("error", () => socket.destroy());
    socket.once("close", () => sockets.delete(socket));
    socket.on("data", (bytes) => {
      text += String(bytes);
      for (;;) {
        const end = text.indexOf(isMail ? "\r\n.\r\n" : "\r\n");
        if (end === -1) return;
        const said = text.slice(0, end);
        text = text.slice(end + (isMail ? 5 : 2));
        if (isMail) {
          received.push(/^message-id: <(.+)>/im.exec(said)?.[1] ?? "");
          if (toLose-- > 0) return void socket.resetAndDestroy();
        }
        isMail = !isMail && /^DATA/i.test(said);
        socket.write(isMail ? "354 go on\r\n" : "250 ok\r\n");
      }
    });
    sockets.add(socket);
    socket.write("220 mail.test\r\n");
  };
  const server = createServer(answer);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    received,
    loseNext: (count) => void (toLose = count),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
