import { eventsFor } from "@metiro/shared/webhook/constants";
import { addWebhookInput } from "@metiro/shared/webhook/schema";
import { z } from "zod";

/** The form of a webhook: where to, and all events or those that are ticked. */
export const webhookForm = z
  .object({
    url: addWebhookInput.shape.url,
    which: z.enum(["all", "some"]),
    events: z.array(z.enum(eventsFor("Admin"))),
  })
  .superRefine(({ which, events }, context) => {
    if (which === "some" && events.length === 0)
      context.addIssue({
        code: "too_small",
        origin: "array",
        minimum: 1,
        inclusive: true,
        path: ["events"],
        input: events,
      });
  });
