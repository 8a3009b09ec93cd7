import { screen, within } from "@testing-library/react";
import type { RecordedSignIn } from "@metiro/shared/auth/sign-ins";
import { expect, test } from "vitest";
import { type Answers, visit } from "#test/app.tsx";

const zoe = "0199f0c0-0000-7000-8000-000000000007";
const device = `curl/8.5.0 ${"x".repeat(180)}`;
const tried: RecordedSignIn = {
  id: "0199f0c0-0000-7000-8000-000000000001",
  at: "2026-03-02T09:30:00.000Z",
  method: "password",
  outcome: "wrong",
  address: "203.0.113.7",
  device,
  fromNewDevice: true,
  account: { id: zoe, email: "zoe@exemple.ch", firstName: "Zoé", lastName: "Näf", role: "Tenderer" },
};
const { account: _account, device: _device, ...unknown } = tried;
const nobodys: RecordedSignIn = { ...unknown, id: "0199f0c0-0000-7000-8000-000000000002", method: "code" };
const pageOf = (items: RecordedSignIn[]) => ({
  items,
  totalCount: items.length,
  pageNumber: 1,
  pageSize: 10,
  totalPages: 1,
  totalCapped: false,
});

const open = (address: string, answers: Answers = {}) =>
  visit(address, { role: "Admin", answers: { "signIn.list": () => pageOf([tried, nobodys]), ...answers } });

test("filters, order and what is searched go into the address and the question", async () => {
  const { user, at, asked } = await open("/admin/audit/sign-ins?outcome=shoes");
  await screen.findByText("Zoé Näf");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Résultat" }), "Tout ce qui est refusé");
  await user.selectOptions(screen.getByRole("combobox", { name: "Moyen" }), "Mot de passe");
  await user.click(screen.getByRole("link", { name: "Le" }));
  await user.click(screen.getAllByRole("link", { name: "203.0.113.7" })[0] as HTMLElement);
  const address = new URL(at(), "http://localhost").searchParams;
  expect(Object.fromEntries(address)).toEqual({ search: "203.0.113.7" });
  expect(asked("signIn.list")).toContainEqual(
    expect.objectContaining({ refused: true, method: "password", sort: "oldest", pageNumber: 1 }),
  );
  expect(asked("signIn.list").at(-1)).toEqual({ search: "203.0.113.7", sort: "newest", pageNumber: 1, pageSize: 10 });
});

test("one is read in full, and a try at no account says so", async () => {
  const { user } = await open("/admin/audit/sign-ins");
  expect(await screen.findByText("Aucun compte")).toBeTruthy();
  await user.click(screen.getAllByRole("button", { name: /^Détails : Essai refusé, / })[0] as HTMLElement);
  const dialog = within(await screen.findByRole("dialog", { name: "Essai refusé" }));
  expect(dialog.getByText(device)).toBeTruthy();
  expect(dialog.getByText("zoe@exemple.ch")).toBeTruthy();
});

test("those of one account say whose they are", async () => {
  const { asked } = await open(`/admin/audit/sign-ins?userId=${zoe}`, { "signIn.list": () => pageOf([tried]) });
  expect(await screen.findByRole("heading", { name: "Connexions : Zoé Näf" })).toBeTruthy();
  expect(asked("signIn.list").at(-1)).toMatchObject({ userId: zoe });
});

test("nothing yet, and nothing that matches, are two things", async () => {
  await open("/admin/audit/sign-ins", { "signIn.list": () => pageOf([]) });
  expect(await screen.findByText("Rien pour l’instant")).toBeTruthy();
});
