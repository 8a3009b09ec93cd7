import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal, visit } from "#test/app.tsx";
import { offerWith, requestId, requestWith } from "#domain/request/request.fixture.ts";

const first = offerWith({ name: "Peinture Morand Sàrl" });
const second = offerWith({ name: "Atelier Blanc SA", priceMin: 9000, priceUnit: "hour" });
const two = [first, second];

const column = (name: string) => screen.getByRole("article", { name });
const button = (name: string, of: string) => within(column(name)).getByRole("button", { name: of });

describe("an answer that the company has changed since it was read", () => {
  const changed = { ...first, priceMin: 990_000, priceMax: 990_000, respondedAt: "2026-06-05T09:00:00.000Z" };
  const meets = async () => {
    let now = requestWith({ jobRequestCompanies: two });
    const page = await visit(`/tenderer/requests/${requestId}`, {
      role: "Tenderer",
      answers: {
        "jobRequest.get": () => now,
        "jobRequest.decide": () => {
          now = requestWith({ jobRequestCompanies: [changed, second] });
          throw refusal("REVISION_CONFLICT");
        },
      },
    });
    return {
      ...page,
      sentOf: () => page.asked("jobRequest.decide").map((sent) => (sent as { respondedAt?: string }).respondedAt),
    };
  };

  test("is not accepted: one is told, and sees the new one", async () => {
    const { user, sentOf } = await meets();
    const accept = async () => {
      await user.click(button("Peinture Morand Sàrl", "Accepter"));
      const dialog = within(await screen.findByRole("dialog"));
      await user.click(dialog.getByRole("button", { name: "Accepter et partager" }));
    };
    await accept();
    expect(await screen.findByText(/a changé entre-temps : rien n’est accepté/)).toBeTruthy();
    await waitFor(() => expect(column("Peinture Morand Sàrl").textContent).toMatch(/CHF\s9’900/));
    expect(screen.queryByText(/Rechargez la page/)).toBeNull();
    await accept();
    await waitFor(() => expect(sentOf()).toEqual([first.respondedAt, changed.respondedAt]));
  });

  test("is not declined either, and the dialog says so", async () => {
    const { user, sentOf } = await meets();
    await user.click(button("Peinture Morand Sàrl", "Décliner"));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Décliner la réponse" }));
    expect((await dialog.findByRole("alert")).textContent).toMatch(/a changé entre-temps : rien n’est décliné/);
    await user.click(dialog.getByRole("button", { name: "Garder la réponse" }));
    await waitFor(() => expect(column("Peinture Morand Sàrl").textContent).toMatch(/CHF\s9’900/));
    expect(sentOf()).toEqual([first.respondedAt]);
  });
});
