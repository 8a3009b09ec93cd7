import type { BrowserContextOptions } from "@playwright/test";
import { signIn } from "./api.ts";

/** The accounts of the demo data. */
export const people = {
  client: "client@demo.metiro.ch",
  admin: "admin@demo.metiro.ch",
  company: "entreprise@demo.metiro.ch",
  unconfirmed: "non.confirme@demo.metiro.ch",
} as const;
export type Person = keyof typeof people;

export type Device = Exclude<BrowserContextOptions["storageState"], string | undefined>;

/** A browser's storage in which an account of the demo has signed in, or nobody; its pages are as dark as its system asks for. */
export async function deviceOf(origin: string, email: string | undefined): Promise<Device> {
  const layout = { name: "layout", value: JSON.stringify({ mode: "system" }) };
  if (email === undefined) return { cookies: [], origins: [{ origin, localStorage: [layout] }] };
  const { token, ...user } = await signIn(origin, email);
  const localStorage = [layout, { name: "token", value: token }, { name: "currentUser", value: JSON.stringify(user) }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}
