import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { UpdateInput } from "@metiro/shared/job-request/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { sendDocument } from "#api/send-document.ts";
import { refusal, visit } from "#test/app.tsx";
import { requestId, requestWith } from "#domain/request/request.fixture.ts";

vi.mock("#api/send-document.ts", () => ({ sendDocument: vi.fn() }));

const planAs = (last: number, name: string) => ({
  id: `0198a000-0000-7000-8000-00000000000${last}`,
  name,
  kind: "pdf" as const,
  bytes: 84_000,
  pages: 1,
  createdAt: "2026-06-04T08:00:00.000Z",
  url: `/api/Document/${last}`,
});
const [ground, roof] = [planAs(1, "Rez.pdf"), planAs(2, "Toit.pdf")];
const request = requestWith({ status: JobStatus.Active, jobRequestCompanies: [], plans: [ground] });
const chooser = () => document.querySelector<HTMLInputElement>("input[name=planIds]") ?? expect.fail("No file input");

async function open(update: (input: UpdateInput) => unknown) {
  const saved: UpdateInput[] = [];
  const page = await visit(`/tenderer/requests/${requestId}/edit`, {
    role: "Tenderer",
    answers: {
      "jobRequest.get": () => request,
      "jobRequest.update": (input: UpdateInput) => {
        saved.push(input);
        return update(input);
      },
    },
  });
  await screen.findByText("Rez.pdf");
  return { ...page, saved };
}
const save = () => screen.getByRole("button", { name: "Enregistrer les modifications" });

test("plans are added and taken away; what is saved names those that are left, and nothing else", async () => {
  vi.mocked(sendDocument).mockResolvedValue(roof);
  const { user, saved } = await open(() => ({ ...request, plans: [roof] }));
  await user.upload(chooser(), new File(["%PDF-1.4"], "Toit.pdf", { type: "application/pdf" }));
  await screen.findByText("Toit.pdf");
  await user.click(screen.getByRole("button", { name: "Retirer Rez.pdf" }));
  await user.click(save());
  await waitFor(() => expect(saved).toEqual([{ id: requestId, planIds: [roof.id], baseRevision: request.revision }]));
});

test("saving waits for a plan that is on its way", async () => {
  let arrive: (document: typeof roof) => void = () => expect.fail("Nothing was sent");
  vi.mocked(sendDocument).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { user, saved } = await open(() => ({ ...request, plans: [ground, roof] }));
  await user.upload(chooser(), new File(["%PDF-1.4"], "Toit.pdf", { type: "application/pdf" }));
  await screen.findByRole("progressbar", { name: "Envoi : Toit.pdf" });
  await user.click(save());
  expect(saved).toEqual([]);
  arrive(roof);
  await waitFor(() => expect(saved).toMatchObject([{ planIds: [ground.id, roof.id] }]));
});

test("a plan that the server refuses says so at its row; what it refuses of them all says so at the field", async () => {
  vi.mocked(sendDocument).mockRejectedValue(
    refusal("VALIDATION_FAILED", { errors: { file: ["Ce PDF contient un programme."] } }),
  );
  const { user, saved } = await open(() => {
    throw refusal("VALIDATION_FAILED", { errors: { planIds: ["5 au plus."] } });
  });
  await user.upload(chooser(), new File(["%PDF-1.4"], "Piège.pdf", { type: "application/pdf" }));
  const row = (await screen.findByText("Piège.pdf")).closest("li") ?? expect.fail("It has no row");
  await within(row).findByText("Ce PDF contient un programme.");
  await user.click(screen.getByRole("button", { name: "Retirer Rez.pdf" }));
  await user.click(save());
  await screen.findByText("5 au plus.");
  expect(saved).toMatchObject([{ planIds: [] }]);
});
