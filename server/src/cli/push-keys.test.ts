import webPush from "web-push";
import { expect, test } from "vitest";
import { loadConfig } from "../config/config.ts";
import { operate } from "./program.ts";

/** No database and no other setting is asked for: keys are made before there is anything. */
const made = async (...args: string[]) => operate(["push", "keys", ...args], { NODE_ENV: "test" });

test("the keys that are made are settings that the server takes, and a push service could check", async () => {
  const { code, stdout, stderr } = await made("--json");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const settings = JSON.parse(stdout) as Record<string, string>;
  expect(Object.keys(settings)).toEqual(["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"]);
  const { push } = loadConfig({ NODE_ENV: "test", ...settings });
  expect(push).toMatchObject({ publicKey: settings["VAPID_PUBLIC_KEY"], privateKey: settings["VAPID_PRIVATE_KEY"] });
  if (!push) throw new Error("Nobody is told");
  const headers = webPush.getVapidHeaders(
    "https://fcm.googleapis.com",
    "mailto:a@metiro.test",
    push.publicKey,
    push.privateKey,
    "aes128gcm",
  );
  expect(headers.Authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=/);
});

test("they are other ones each time, printed as lines to keep, and one of them alone is refused", async () => {
  const [first, second] = [await made(), await made()];
  expect(first.stdout).toMatch(/^VAPID_PUBLIC_KEY=[\w-]{87}\nVAPID_PRIVATE_KEY=[\w-]{43}\n\nKeep them/);
  expect(second.stdout).not.toBe(first.stdout);
  const [line = ""] = first.stdout.split("\n");
  expect(() => loadConfig({ NODE_ENV: "test", VAPID_PUBLIC_KEY: line.replace(/^\w+=/, "") })).toThrow(
    /belong together/,
  );
});
