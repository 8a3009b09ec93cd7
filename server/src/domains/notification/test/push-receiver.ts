import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A browser with its push service on this machine: takes what is sent to it, and reads it as a browser does (RFC 8291, RFC 8292). At a port of its own unless told. */
export async function pushReceiver(vapidKey: string, port = 0) {
  const keys = createECDH("prime256v1");
  const own = keys.generateKeys();
  const auth = randomBytes(16);
  const told: string[] = [];
  let status = 201;
  let origin = "";

  const decrypt = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body.readUInt8(20));
    const hkdf = (from: Buffer, seed: Buffer, info: Buffer | string, size: number) =>
      Buffer.from(hkdfSync("sha256", from, seed, info, size));
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, theirs]);
    const secret = hkdf(keys.computeSecret(theirs), auth, info, 32);
    const key = hkdf(secret, salt, "Content-Encoding: aes128gcm\0", 16);
    const nonce = hkdf(secret, salt, "Content-Encoding: nonce\0", 12);
    const sealed = body.subarray(21 + theirs.length);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  };

  /** Whether the caller has shown that it is the server whose key the browser subscribed with, to this very service. */
  const signed = (authorization: string): boolean => {
    const [, head = "", claims = "", signature = ""] = /t=([\w-]+)\.([\w-]+)\.([\w-]+)/.exec(authorization) ?? [];
    const point = Buffer.from(vapidKey, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
    const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, format: "jwk" });
    const { aud } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { aud: string };
    const said = Buffer.from(`${head}.${claims}`);
    return (
      aud === origin && verify("sha256", said, { key, dsaEncoding: "ieee-p1363" }, Buffer.from(signature, "base64url"))
    );
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const known = signed(request.headers.authorization ?? "");
      if (known && status === 201) told.push(decrypt(Buffer.concat(chunks)));
      response.writeHead(known ? status : 403, { location: "http://127.0.0.1:9/elsewhere" }).end();
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** What this browser says of its subscription. */
    subscription: (name: string) => ({
      endpoint: `${origin}/${name}`,
      keys: { p256dh: own.toString("base64url"), auth: auth.toString("base64url") },
    }),
    told,
    answer: (next: number) => (status = next),
    stop: () => server.close(),
  };
}
