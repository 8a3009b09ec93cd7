import {
  notificationSettings,
  unsubscription as unsubscriptionOutput,
  unsubscriptionInput,
  updateNotificationsInput,
} from "@metiro/shared/notification/schema";
import { addDeviceInput, devices as devicesOutput } from "@metiro/shared/notification/push";
import { idObject } from "@metiro/shared/scalars";
import { allow, router } from "../../trpc/init.ts";
import { addDevice, devices, removeDevice } from "./push/devices.ts";
import { own, update } from "./settings/update.ts";
import { unsubscribe, unsubscription } from "./settings/unsubscribe.ts";

const tags = ["Notification"];

export const notificationRouter = router({
  own: allow("notification.own")
    .meta({
      openapi: {
        method: "GET",
        path: "/Notification",
        tags,
        summary: "How mails come to oneself",
        description: "Each kind of mail that one may get: at once, in one mail a day, or not at all.",
      },
    })
    .output(notificationSettings)
    .query(own),
  update: allow("notification.update")
    .meta({
      openapi: {
        method: "POST",
        path: "/Notification/update",
        tags,
        summary: "Choose how mails come",
        description:
          "Choices that are left out stay. Mails that wait for the mail of the day or for quiet hours to end obey the new choice at once. " +
          "What one has to act upon cannot be switched off.",
      },
    })
    .input(updateNotificationsInput)
    .output(notificationSettings)
    .mutation(update),
  devices: allow("notification.devices")
    .meta({
      openapi: {
        method: "GET",
        path: "/Notification/Devices",
        tags,
        summary: "Which of one's browsers are told at once, and the key to add one with",
      },
    })
    .output(devicesOutput)
    .query(devices),
  addDevice: allow("notification.addDevice")
    .meta({
      openapi: {
        method: "POST",
        path: "/Notification/Devices",
        tags,
        summary: "Have this browser told at once of new requests, answers, messages and decisions",
        description:
          "It is told the subject of the mail and where it leads, encrypted for this browser alone. Adding it again keeps it. " +
          "Signing out ends it. 409 where the operator has set no keys.",
      },
    })
    .input(addDeviceInput)
    .output(devicesOutput)
    .mutation(addDevice),
  removeDevice: allow("notification.removeDevice")
    .meta({
      openapi: {
        method: "DELETE",
        path: "/Notification/Devices/{id}",
        tags,
        summary: "Have one of one's browsers told no more",
      },
    })
    .input(idObject)
    .output(idObject)
    .mutation(removeDevice),
  unsubscription: allow("notification.unsubscription")
    .meta({
      openapi: {
        method: "GET",
        path: "/Notification/Unsubscription",
        tags,
        summary: "What the unsubscribe link of a mail is about",
        description: "Changes nothing: mail scanners follow links.",
      },
    })
    .input(unsubscriptionInput)
    .output(unsubscriptionOutput)
    .query(unsubscription),
  unsubscribe: allow("notification.unsubscribe")
    .meta({
      openapi: {
        method: "POST",
        path: "/Notification/Unsubscribe",
        tags,
        summary: "End a kind of mail with the link of a mail, without signing in",
        description:
          "With the link of a mail of the day, all kinds that it tells; those one may not do without come at once again.",
      },
    })
    .input(unsubscriptionInput)
    .output(unsubscriptionOutput)
    .mutation(unsubscribe),
});
