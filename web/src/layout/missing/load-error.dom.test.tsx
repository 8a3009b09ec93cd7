import { expect, test } from "vitest";
import { refusal, visit } from "#test/app.tsx";
import { screen } from "#test/render.tsx";

const id = "01900000-0000-7000-8000-000000000001";

const failing = (error: () => Error) =>
  visit(`/admin/jobs/${id}`, {
    role: "Admin",
    answers: {
      "jobRequest.get": () => {
        throw error();
      },
    },
  });

test("in the place of a page that was refused stands why: the line has nothing to do with it", async () => {
  await failing(() => refusal("TOO_MANY_REQUESTS", { detail: "Trop de demandes en peu de temps." }));
  await screen.findByRole("heading", { name: "Cette page n’a pas pu être chargée" });
  expect(screen.getByRole("main").textContent).toContain("Trop de demandes en peu de temps.");
  expect(screen.queryByText(/Vérifiez votre connexion/)).toBeNull();
});

test("where nothing answered it is the line", async () => {
  await failing(() => new TypeError("Failed to fetch"));
  expect(await screen.findByText(/Vérifiez votre connexion/)).toBeTruthy();
});
