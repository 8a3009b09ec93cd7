import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { pageOf, requestWith, rowOf } from "#domain/request/request.fixture.ts";

const [boiler, painting, roof] = [77, 78, 79].map((n) =>
  requestWith({
    id: `01900000-0000-7000-8000-0000000000${n}`,
    number: `2026-0020${n}`,
    status: JobStatus.Active,
    title: `Travail ${n}`,
    jobRequestCompanies: [],
  }),
) as [Request, Request, Request];
type Request = ReturnType<typeof requestWith>;
const entryOf = ({ id, number, title }: Request) => ({ id: `entry of ${id}`, entityId: id, number, label: title });

/** Deletes all that the list shows, and presses what the message of it offers. */
async function deleteAndRegret(requests: Request[], binned: Request[][], answers: Answers = {}) {
  const page = await visit("/admin/jobs", {
    role: "Admin",
    answers: {
      "jobRequest.rowsForAdmin": () => ({
        ...pageOf(requests.map(rowOf)),
        statusCounts: { active: 2, processed: 0, canceled: 0 },
      }),
      "category.list": () => [],
      "region.tree": () => [],
      "jobRequest.deleteMany": () => ({ done: requests.map(({ id }) => id), refused: [] }),
      "bin.list": ({ pageNumber }: { pageNumber: number }) => ({
        ...pageOf((binned[pageNumber - 1] ?? []).map(entryOf)),
        totalPages: 5,
      }),
      "bin.restore": ({ id }: { id: string }) => ({ kind: "jobRequest", entityId: id }),
      ...answers,
    },
  });
  const { user } = page;
  await user.click(await screen.findByRole("checkbox", { name: "Tout sélectionner" }));
  await user.click(screen.getByRole("button", { name: "Supprimer" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Supprimer \d offres \?/ }));
  await user.type(dialog.getByRole("textbox"), String(requests.length));
  await user.click(dialog.getByRole("button", { name: /^Supprimer/ }));
  await user.click(await screen.findByRole("button", { name: "Annuler la suppression" }));
  return page;
}

test("several that were deleted come back from the bin by one press, however far down it they are", async () => {
  const { asked } = await deleteAndRegret([boiler, painting], [[roof, painting], [boiler]]);
  expect(await screen.findByText(`2 offres restaurées : ${painting.number}, ${boiler.number}.`)).toBeTruthy();
  expect(asked("bin.restore")).toEqual([painting, boiler].map(({ id }) => ({ id: `entry of ${id}` })));
  // No further than all of them are found.
  expect(asked("bin.list")).toMatchObject([1, 2].map((pageNumber) => ({ kind: "jobRequest", pageNumber })));
});

test("what cannot come back is said, and the others do", async () => {
  await deleteAndRegret([boiler, painting, roof], [[roof, painting]], {
    "bin.restore": ({ id }: { id: string }) => {
      if (id === entryOf(roof).id) throw refusal("CONFLICT");
      return { kind: "jobRequest", entityId: id };
    },
  });
  expect(
    await screen.findByText(
      `1 offre restaurée : ${painting.number}. 2 offres n’ont pas pu être restaurées : voyez la corbeille.`,
    ),
  ).toBeTruthy();
});
