import type { KeepLayoutInput, ListLayout } from "@metiro/shared/saved-view/schema";
import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { pageOf, requestWith, rowOf } from "#domain/request/request.fixture.ts";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { screen } from "#test/render.tsx";

const request = rowOf(requestWith());
const page = { ...pageOf([request]), statusCounts: { active: 1, canceled: 0, processed: 0 } };

/** A server that keeps layouts as the account's; `refuse` keeps it from doing so. */
function account(...layouts: ListLayout[]) {
  const server = { refuse: undefined as Error | undefined, layouts };
  const answers: Answers = {
    "jobRequest.rowsForAdmin": () => page,
    "savedView.layouts": () => [...server.layouts],
    "savedView.keepLayout": ({ rows, shown, hidden, order }: KeepLayoutInput) => {
      if (server.refuse) throw server.refuse;
      const [before = { shown: [], hidden: [], order: [] }] = server.layouts;
      const kept: ListLayout = {
        ...before,
        ...(rows && { rows }),
        ...(shown && { shown }),
        ...(hidden && { hidden }),
        ...(order && { order }),
      };
      server.layouts = [kept];
      return kept;
    },
  };
  return { server, open: () => visit("/admin/jobs", { role: "Admin", answers }) };
}

type User = Awaited<ReturnType<ReturnType<typeof account>["open"]>>["user"];

const heads = () => screen.getAllByRole("columnheader").map((head) => head.textContent);
const ticked = (name: string) => screen.findByRole("checkbox", { name });
async function tick(user: User, ...names: string[]) {
  await user.click(await screen.findByRole("button", { name: "Colonnes" }));
  for (const name of names) await user.click(await ticked(name));
}
const unsent = () => localStorage.getItem("layout-unsent:1:jobRequests");

test("what the account has is seen on a device that knows nothing, and goes before what the device knew", async () => {
  localStorage.setItem("columns:1:jobRequests", JSON.stringify({ budget: false }));
  localStorage.setItem("density:1:jobRequests", JSON.stringify("compact"));
  const { open } = account({ rows: "roomy", shown: ["assignee"], hidden: [], order: ["assignee", "title"] });
  const { user, asked } = await open();
  await waitFor(() => expect(heads()).toContain("Suivie par"));
  expect(heads()).toContain("Budget");
  expect(heads().indexOf("Suivie par")).toBeLessThan(heads().indexOf("Demande"));
  await tick(user);
  expect(await ticked("Lignes serrées")).toHaveProperty("checked", false);
  expect(localStorage.getItem("columns:1:jobRequests")).toBe(JSON.stringify({ assignee: true }));
  expect(asked("savedView.keepLayout")).toEqual([]);
});

test("a change is seen at once, and brought to the account a moment later", async () => {
  const { server, open } = account({ shown: [], hidden: [], order: [] });
  const { user } = await open();
  await screen.findAllByRole("columnheader");
  await tick(user, "Suivie par", "Lignes serrées");
  expect(await ticked("Suivie par")).toHaveProperty("checked", true);
  await waitFor(() => expect(server.layouts).toEqual([{ rows: "roomy", shown: ["assignee"], hidden: [], order: [] }]), {
    timeout: 4000,
  });
  await waitFor(() => expect(unsent()).toBeNull());
});

test("a save that fails bothers nobody, stands here, and reaches the account the next time", async () => {
  const { server, open } = account({ shown: [], hidden: [], order: [] });
  server.refuse = refusal("INTERNAL");
  const first = await open();
  await screen.findAllByRole("columnheader");
  await tick(first.user, "Suivie par");
  await waitFor(() => expect(first.asked("savedView.keepLayout")).toHaveLength(1), { timeout: 4000 });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(JSON.parse(unsent() ?? "")).toEqual({ "": { choice: { assignee: true } } });
  server.refuse = undefined;
});

test("what waited on this device goes before what the account had, and is sent with the next change", async () => {
  localStorage.setItem("layout-unsent:1:jobRequests", JSON.stringify({ "": { choice: { assignee: true } } }));
  const { server, open } = account({ rows: "roomy", shown: [], hidden: ["budget"], order: [] });
  server.refuse = refusal("INTERNAL");
  const { user, asked } = await open();
  await waitFor(() => expect(asked("savedView.keepLayout")).toHaveLength(1), { timeout: 4000 });
  expect(heads()).toContain("Suivie par");
  expect(heads()).toContain("Budget");
  server.refuse = undefined;
  await tick(user, "Lignes serrées");
  await waitFor(
    () => expect(server.layouts).toEqual([{ rows: "compact", shown: ["assignee"], hidden: [], order: [] }]),
    { timeout: 4000 },
  );
  await waitFor(() => expect(unsent()).toBeNull());
});

test("what a device had before the account kept any becomes the account's; what is refused for good is not sent again", async () => {
  localStorage.setItem("columns:1:jobRequests", JSON.stringify({ assignee: true, budget: false }));
  const { server, open } = account();
  server.refuse = refusal("VALIDATION_FAILED");
  const { asked } = await open();
  await waitFor(() => expect(heads()).toContain("Suivie par"));
  await waitFor(
    () =>
      expect(asked("savedView.keepLayout")).toEqual([{ list: "jobRequests", shown: ["assignee"], hidden: ["budget"] }]),
    { timeout: 4000 },
  );
  await waitFor(() => expect(unsent()).toBeNull());
  expect(heads()).toContain("Suivie par");
});
