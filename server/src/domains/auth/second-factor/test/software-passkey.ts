import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();

/** CBOR of what an authenticator says: whole numbers, bytes, texts and maps, all short. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, of]) => [cbor(key), cbor(of as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

export interface Told {
  challenge: string;
}

/** A passkey in software, as a browser would ask it: made and answering by hand, so that tests can have it lie. */
export function softwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(16);
  const id = credentialId.toString("base64url");
  const rpId = sha256(new URL(origin).hostname);
  const clientData = (type: string, { challenge }: Told, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const counted = (count: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(count);
    return bytes;
  };

  return {
    id,
    /** What `navigator.credentials.create` gives. */
    made(options: Told) {
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cbor(key),
      ]);
      const authData = Buffer.concat([rpId, Buffer.from([0x45]), counted(0), attested]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: clientData("webauthn.create", options, origin).toString("base64url"),
          attestationObject: cbor(attestation).toString("base64url"),
          transports: ["internal"],
        },
        clientExtensionResults: {},
      };
    },
    /** What `navigator.credentials.get` gives; `verified`: whether the device has asked for a finger or a PIN. */
    answer(options: Told, { count = 0, verified = true, at = origin } = {}) {
      const said = clientData("webauthn.get", options, at);
      const data = Buffer.concat([rpId, Buffer.from([verified ? 0x05 : 0x01]), counted(count)]);
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: said.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", Buffer.concat([data, sha256(said)]), privateKey).toString("base64url"),
        },
        clientExtensionResults: {},
      };
    },
  };
}
