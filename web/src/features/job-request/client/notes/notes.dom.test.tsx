import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { requestId, requestWith } from "#domain/request/request.fixture.ts";

const open = (request: () => JobRequest, answers: Answers = {}, path = "") =>
  visit(`/tenderer/requests/${requestId}${path}`, {
    role: "Tenderer",
    answers: { "jobRequest.get": request, ...answers },
  });
const fresh = (fields: Partial<JobRequest> = {}) =>
  requestWith({ status: JobStatus.Active, jobRequestCompanies: [], ...fields });
const question = {
  id: "01900000-0000-7000-8000-00000000000a",
  text: "Quelle est la hauteur du plafond ?",
  createdAt: "2026-06-03T13:00:00.000Z",
  photos: [],
};

test("a question of the team stands above all else and is answered there", async () => {
  let request = fresh({ questions: [question] });
  const answered = { ...question, answer: "2,60 m.", answeredAt: "2026-06-03T14:00:00.000Z" };
  const { user, asked } = await open(() => request, {
    "jobRequest.answerQuestion": () => (request = fresh({ questions: [answered] })),
  });
  const card = within(await screen.findByRole("region", { name: "Une question de notre équipe" }));
  expect(card.getByText(question.text)).toBeTruthy();
  await user.click(await card.findByRole("button", { name: "Envoyer ma réponse" }));
  expect(asked("jobRequest.answerQuestion")).toEqual([]);
  await waitFor(() =>
    expect(card.getByRole("textbox", { name: "Votre réponse" }).getAttribute("aria-invalid")).toBe("true"),
  );
  await user.type(card.getByRole("textbox", { name: "Votre réponse" }), "2,60 m.");
  await user.click(card.getByRole("button", { name: "Envoyer ma réponse" }));
  expect(await screen.findByText("Merci, votre réponse est envoyée.")).toBeTruthy();
  expect(asked("jobRequest.answerQuestion")).toMatchObject([
    { id: requestId, questionId: question.id, text: "2,60 m." },
  ]);
  expect(screen.queryByRole("region", { name: "Une question de notre équipe" })).toBeNull();
  expect(screen.getByText("Votre réponse")).toBeTruthy();
  expect(document.activeElement?.tagName).toBe("H1");
});

const canceled = () => requestWith({ status: JobStatus.Canceled, canceledAt: "2026-06-11T08:00:00.000Z" });
test.each([
  ["that no company has is changed", fresh, ["Modifier"]],
  ["that companies have is completed", requestWith, ["Ajouter une précision"]],
  ["at its end is taken up again", canceled, ["Refaire cette demande"]],
])("a request %s", async (_, request, expected) => {
  await open(() => request());
  const name = /^(Modifier|Ajouter une précision|Refaire cette demande)$/;
  const found = [...screen.queryAllByRole("link", { name }), ...screen.queryAllByRole("button", { name })];
  expect(found.map(({ textContent }) => textContent)).toEqual(expected);
});

test("a request whose words were erased takes no others, and says why", async () => {
  const { user } = await open(() => requestWith({ description: "", erased: true }));
  const add = screen.getByRole("button", { name: "Ajouter une précision" });
  expect(add.getAttribute("aria-disabled")).toBe("true");
  expect(document.getElementById(add.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Cette demande est ancienne : son contenu a été effacé.",
  );
  await user.click(add);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a request that companies have is completed", async () => {
  const { user, asked } = await open(() => requestWith(), { "jobRequest.addDetails": () => requestWith() });
  await user.click(screen.getByRole("button", { name: "Ajouter une précision" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ajouter une précision" }));
  await user.type(await dialog.findByRole("textbox", { name: "Votre précision" }), "Sans ascenseur.");
  expect(await dialog.findByText(/peuvent nous échapper/, {}, { timeout: 10_000 })).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Envoyer la précision" }));
  expect(await screen.findByText("Votre précision est ajoutée.")).toBeTruthy();
  expect(asked("jobRequest.addDetails")).toMatchObject([{ id: requestId, text: "Sans ascenseur." }]);
});

test("only what differs is saved, with the version that was opened", async () => {
  const { user, asked } = await open(() => fresh(), { "jobRequest.update": () => fresh({ revision: 2 }) }, "/edit");
  const title = await screen.findByRole("textbox", { name: "Titre" });
  await user.clear(title);
  await user.type(title, "Peinture, 4 pièces 079 555 77 88");
  await user.click(await screen.findByRole("button", { name: "Retirer du texte" }, { timeout: 10_000 }));
  await user.click(screen.getByRole("button", { name: "Enregistrer les modifications" }));
  expect(await screen.findByText("Votre demande est modifiée.")).toBeTruthy();
  expect(asked("jobRequest.update")).toEqual([{ id: requestId, title: "Peinture, 4 pièces", baseRevision: 1 }]);
});

test("who comes too late is told, and keeps what was typed", async () => {
  const late = () => {
    throw refusal("STATUS_CONFLICT");
  };
  const { user } = await open(() => fresh(), { "jobRequest.update": late }, "/edit");
  const title = await screen.findByRole<HTMLInputElement>("textbox", { name: "Titre" });
  await user.type(title, " et couloir");
  await user.click(screen.getByRole("button", { name: "Enregistrer les modifications" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/ne peut plus être modifiée/);
  expect(title.value).toMatch(/et couloir$/);
});
