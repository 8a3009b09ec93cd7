import { z } from "zod";
import { bounded, id, timestamp } from "../scalars.ts";

/** Devices of one person that are told; the one that asked first gives way to another. */
export const maxDevices = 10;

/** Bytes in base64url, so many. */
const bytes = (count: number) => {
  const length = Math.ceil((count * 4) / 3);
  return bounded(length).regex(new RegExp(`^[\\w-]{${length}}$`));
};

/** What a browser says of its subscription (`PushSubscription.toJSON`). */
export const addDeviceInput = z.object({
  endpoint: bounded(1000).max(1000),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
});
export type AddDeviceInput = z.infer<typeof addDeviceInput>;

/** A browser that is told at once. */
export const device = z.object({
  id,
  /** Host of the push service that it is reached by. */
  service: z.string(),
  /** The `User-Agent` header of its sign-in; absent once that is forgotten. */
  name: z.string().optional(),
  /** Whether it is the one that this session was begun on. */
  current: z.boolean(),
  createdAt: timestamp,
  seenAt: timestamp,
});

/** Whether devices can be told at all, with which key they subscribe, and which of one's own do. */
export const devices = z.object({
  /** Key of the server (VAPID), in base64url; absent where the operator has set none: then nobody is told. */
  publicKey: z.string().optional(),
  devices: z.array(device),
});
export type Devices = z.infer<typeof devices>;

/** What is sent to a device, encrypted for it alone. */
export interface PushNews {
  /** Name of the site. */
  title: string;
  /** What the mail says in its subject, and nothing beyond. */
  body: string;
  /** Path of the page to open. */
  path: string;
}
