import webPush from "web-push";
import type { Command } from "../command.ts";

export const pushKeysCommand: Command = {
  name: "push keys",
  about: "makes the keys by which browsers are told at once, as settings to keep; changes nothing.",
  args: [],
  options: {},
  unmigrated: "unasked",
  async run() {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    return {
      lines: [
        `VAPID_PUBLIC_KEY=${publicKey}`,
        `VAPID_PRIVATE_KEY=${privateKey}`,
        "",
        "Keep them: with other keys every browser has to be asked again.",
      ],
      value: { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey },
    };
  },
};
