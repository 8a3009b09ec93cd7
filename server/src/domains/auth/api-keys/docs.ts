import { addApiKeyInput, apiKey, apiKeyAdded, apiKeyList, apiKeyListInput } from "@metiro/shared/auth/api-keys";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document } from "../../../openapi/texts.ts";

const networks = [
  "Addresses and networks (CIDR) that it may call from. Absent: anywhere.",
  ["203.0.113.0/24", "2001:db8::/32"],
] as const;
const scopes = [
  "The calls that it opens, by their `operationId` with a point: `jobRequest.get`.",
  ["jobRequest.listForTenderer", "jobRequest.get"],
] as const;
const prefix = ["How the key begins, by which it is known: the rest is told once.", "mtr_7Kd0Qz"] as const;

export const apiKeyDocs: readonly Documented[] = [
  document(apiKey, "ApiKey", {
    id: common.id,
    name: ["What its owner calls it.", "Comptabilité"],
    prefix,
    state: ["`active`: it works; `expired`: its time is over; `revoked`: somebody ended it.", "active"],
    scopes,
    networks,
    createdAt: common.createdAt,
    expiresAt: ["Until when it works: ISO 8601, UTC."],
    lastUsedAt: ["When it last called, to the minute: ISO 8601, UTC. Absent: never."],
    lastUsedFrom: ["The network of that call: of IPv4 three bytes, of IPv6 48 bits.", "203.0.113.0"],
    revokedAt: ["When it was ended: ISO 8601, UTC."],
  }),
  document(apiKeyListInput, { userId: ["Account whose keys an admin asks for. Absent: one's own."] }),
  document(apiKeyList, { items: ["The keys, the newest first."] }),
  document(addApiKeyInput, {
    userId: ["Machine that it is for: admins name one, nobody else does."],
    name: ["What its owner calls it, at most {max} characters.", "Comptabilité"],
    scopes: ["The calls that it opens, each once.", scopes[1]],
    days: ["For how many days it works: 1 to 365, 90 unless told.", 90],
    networks,
  }),
  document(apiKeyAdded, {
    key: ["What is known of the key from now on."],
    secret: [
      "The key, for `Authorization: Bearer …`. It is told this once: `mtr_`, 32 random characters, and six of their CRC-32 in base 62.",
      "mtr_000000000000000000000000000000002wjyrI",
    ],
  }),
];
