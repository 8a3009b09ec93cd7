import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { pageOf } from "#domain/request/request.fixture.ts";
import { visit } from "#test/app.tsx";

const company = { id: "01900000-0000-7000-8000-000000000041", name: "Peinture Morand Sàrl", locality: "Morges" };

test("the back office reads the reviews of one company, found by typing, and all again", async () => {
  const { user, asked, at } = await visit("/admin/reviews", {
    role: "Admin",
    answers: {
      "review.list": () => ({ ...pageOf([]), totalCapped: false }),
      "company.list": () => pageOf([company]),
      "company.get": () => company,
    },
  });
  await user.type(await screen.findByRole("combobox", { name: "Entreprise" }), "mor");
  await user.click(await screen.findByRole("option", { name: /Peinture Morand/ }));
  await screen.findByText(company.name);
  expect(at()).toBe(`/admin/reviews?companyId=${company.id}`);
  await waitFor(() => expect(asked("review.list").at(-1)).toMatchObject({ companyId: company.id }));
  await user.click(screen.getByRole("button", { name: "Retirer Une seule entreprise" }));
  await waitFor(() => expect(at()).toBe("/admin/reviews"));
});
