import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";
import { recipientWith, requestId, requestWith } from "#domain/request/request.fixture.ts";

const open = () =>
  visit(`/company/requests/${requestId}`, {
    role: "Company",
    answers: {
      "jobRequest.get": () =>
        requestWith({
          jobRequestCompanies: [recipientWith({ seenAt: "2026-06-04T08:00:00.000Z" })],
          contactVisible: false,
        }),
    },
  });
type User = Awaited<ReturnType<typeof open>>["user"];

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const send = () => screen.getByRole("button", { name: "Envoyer ma réponse" });
const lacking = () =>
  screen.queryByRole("button", {
    name: "Envoyer ma réponse",
    description: "Il manque un message, un prix, une visite ou un PDF.",
  });
const fault = () => screen.queryByText("Écrivez un message, indiquez un prix, proposez une visite ou joignez un PDF.");

test.each<[string, (user: User) => Promise<void>]>([
  ["a price", (user) => user.type(field("De"), "900")],
  ["a message", (user) => user.type(field(/Message/), "Bonjour")],
  [
    "a visit",
    (user) =>
      user.selectOptions(screen.getByRole("combobox", { name: /^Visite sur place/ }), "Visite sur place proposée"),
  ],
])(
  "an empty answer lacks nothing any more with %s: neither its button nor its message says so",
  async (_what, give) => {
    const { user, asked } = await open();
    expect(lacking()?.getAttribute("aria-disabled")).toBeNull();
    await user.click(send());
    await waitFor(() => expect(fault()).toBeTruthy());
    expect(asked("jobRequest.answer")).toEqual([]);
    await give(user);
    await waitFor(() => expect(fault()).toBeNull());
    expect(lacking()).toBeNull();
  },
);
