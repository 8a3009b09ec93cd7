import type { WebhookDelivery, WebhookEndpoint } from "@metiro/shared/webhook/schema";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";
import { profileOf, usual, uuid } from "../profile.fixture.ts";

const url = "https://exemple.ch/webhooks";
const secret = "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";
const at = "2026-06-15T08:00:00.000Z";
const endpoint: WebhookEndpoint = {
  id: uuid(700),
  userId: uuid(1),
  url,
  active: true,
  pending: 0,
  failed: 0,
  createdAt: at,
};
const delivery: WebhookDelivery = {
  id: uuid(710),
  eventId: uuid(711),
  event: "message.sent",
  data: { jobRequestId: uuid(712) },
  state: "failed",
  attemptCount: 10,
  settledAt: at,
  happenedAt: at,
  createdAt: at,
  attempts: [{ at, status: 500, error: "status", milliseconds: 12 }],
};

const pageOf = (items: WebhookDelivery[]) => ({
  items,
  totalCount: 1,
  totalCapped: false,
  pageNumber: 1,
  pageSize: 20,
  totalPages: 1,
  next: null,
});

const answers = { ...usual, "auth.profile": () => profileOf("Tenderer") };

test("a webhook is added for the events that are ticked, and its secret shown once", async () => {
  let items: WebhookEndpoint[] = [];
  const { user, asked } = await visit("/tenderer/profile", {
    role: "Tenderer",
    answers: {
      ...answers,
      "webhook.list": () => ({ items }),
      "webhook.add": () => {
        items = [{ ...endpoint, events: ["message.sent"] }];
        return { endpoint: items[0], secret };
      },
    },
  });
  await user.click(await screen.findByRole("heading", { name: "Webhooks" }));
  await user.click(await screen.findByRole("button", { name: "Ajouter un webhook" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: "Adresse" }), url);
  await user.click(dialog.getByRole("radio", { name: /^Seulement certains/ }));
  await user.click(dialog.getByRole("button", { name: "Ajouter le webhook" }));
  expect(asked("webhook.add")).toEqual([]);
  expect(dialog.queryByRole("checkbox", { name: /company\.paused/ })).toBeNull();
  await user.click(dialog.getByRole("checkbox", { name: /message\.sent/ }));
  await user.click(dialog.getByRole("button", { name: "Ajouter le webhook" }));
  expect(await screen.findByText(secret)).toBeTruthy();
  expect(asked("webhook.add")).toEqual([{ url, events: ["message.sent"] }]);
  await user.click(screen.getByRole("button", { name: "J’ai noté le secret" }));
  expect(screen.queryByText(secret)).toBeNull();
  expect(await screen.findByText("Message envoyé")).toBeTruthy();
});

test("a webhook that was switched off says why, and is switched on again", async () => {
  let items: WebhookEndpoint[] = [{ ...endpoint, active: false, offReason: "gone", offAt: at }];
  const { user, asked } = await visit("/tenderer/profile", {
    role: "Tenderer",
    answers: {
      ...answers,
      "webhook.list": () => ({ items }),
      "webhook.update": () => {
        items = [endpoint];
        return endpoint;
      },
    },
  });
  expect(await screen.findByText(/a répondu 410/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Envoyer un essai/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: `Réactiver ${url}` }));
  expect(await screen.findByText("Actif")).toBeTruthy();
  expect(asked("webhook.update")).toEqual([{ id: endpoint.id, active: true }]);
});

test("the log is fetched when it is opened, tells each attempt, and sends again what was given up", async () => {
  const { user, asked } = await visit("/tenderer/profile", {
    role: "Tenderer",
    answers: {
      ...answers,
      "webhook.list": () => ({ items: [endpoint] }),
      "webhook.deliveries": () => pageOf([delivery]),
      "webhook.retry": () => ({ id: delivery.id }),
    },
  });
  const opener = await screen.findByRole("button", { name: `Voir les envois à ${url}` });
  expect(asked("webhook.deliveries")).toEqual([]);
  await user.click(opener);
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText(/10 essais/)).toBeTruthy();
  expect(dialog.getAllByText(/500 · Refusé par l’adresse/)).toHaveLength(2);
  await user.click(dialog.getByRole("button", { name: /^Rejouer/ }));
  expect(asked("webhook.retry")).toEqual([{ id: delivery.id }]);
  await user.click(dialog.getByRole("radio", { name: "Abandonnés" }));
  await dialog.findByRole("button", { name: "Tout rejouer" });
  expect(asked("webhook.deliveries").at(-1)).toMatchObject({ id: endpoint.id, state: "failed" });
});

test("the log sees what became of a delivery that is being tried, which stands a minute ahead until it has an answer", async () => {
  let items: WebhookDelivery[] = [
    {
      ...delivery,
      state: "pending",
      attemptCount: 1,
      settledAt: undefined,
      nextAt: new Date(Date.now() + 60_000).toISOString(),
    },
  ];
  const { user } = await visit("/tenderer/profile", {
    role: "Tenderer",
    answers: {
      ...answers,
      "webhook.list": () => ({ items: [endpoint] }),
      "webhook.deliveries": () => pageOf(items),
    },
  });
  await user.click(await screen.findByRole("button", { name: `Voir les envois à ${url}` }));
  const log = within(await screen.findByRole("dialog"));
  await log.findByRole("list", { name: "Envois" });
  expect(log.queryByText("Reçu")).toBeNull();
  items = [{ ...delivery, state: "delivered", attemptCount: 2 }];
  expect(await log.findByText("Reçu", {}, { timeout: 10_000 })).toBeTruthy();
});
