import { type Page, type BrowserContext } from "@playwright/test";
import { deviceOf, people } from "../app/accounts.ts";
import { newPage } from "../browser/browser.ts";
import { callsOf } from "../browser/people.ts";
import { createdRequest, sentRequest } from "../steps/request.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

const storageState = (person: keyof typeof people) => deviceOf(site().origin, people[person]);

/** Counts the streams that windows of one browser hold open. */
function streamsOf(context: BrowserContext) {
  let open = 0;
  context.on("request", (request) => void (request.url().includes("/trpc/live.events") && open++));
  context.on("requestfailed", (request) => void (request.url().includes("/trpc/live.events") && open--));
  return () => open;
}

const answered = (page: Page) => page.getByText("Nous pouvons venir lundi.").first().waitFor();

test("an answer appears with the client in every window, over one stream, which another window takes over", async () => {
  const { id } = await sentRequest("Parquet vu de deux fenêtres");
  const page = await newPage({ storageState: await storageState("client") });
  const streams = streamsOf(page.context());
  const other = await page.context().newPage();
  for (const window of [page, other]) {
    await window.goto(`/tenderer/requests/${id}`);
    await window.getByText("Parquet vu de deux fenêtres").first().waitFor();
  }
  await expect.poll(streams).toBe(1);

  const company = await callsOf("company");
  const answer = { response: "interested", priceMin: 1000, priceMax: 2000, priceUnit: "total" };
  await company.post(`JobRequest/${id}/answer`, { ...answer, message: "Nous pouvons venir lundi." });
  await Promise.all([answered(page), answered(other)]);

  // The window that held the stream is closed: the other one hears what comes next.
  await page.close();
  await expect.poll(streams).toBe(1);
  const calls = await callsOf("client");
  await calls.post(`JobRequest/${id}/cancel`, { reason: "Repoussé à l’an prochain" });
  await other.getByText("Repoussé à l’an prochain").first().waitFor();
});

test("a window that begins to listen late hears what happened since it has read", async () => {
  const { id } = await sentRequest("Parquet vu avant d’entendre");
  const page = await newPage({ storageState: await storageState("client") });
  const late = await page.context().newPage();
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  let waited = false;
  await late.route("**/follow-*.js", async (route) => {
    waited = true;
    await told;
    await route.continue();
  });
  for (const window of [page, late]) {
    await window.goto(`/tenderer/requests/${id}`);
    await window.getByText("Parquet vu avant d’entendre").first().waitFor();
  }
  await expect.poll(() => waited).toBe(true);
  const company = await callsOf("company");
  await company.post(`JobRequest/${id}/answer`, { response: "interested", message: "Nous pouvons venir lundi." });
  await answered(page);
  expect(await late.getByText("Nous pouvons venir lundi.").count()).toBe(0);
  tell();
  await answered(late);
});

test("a request appears with the admin as soon as a client has sent it, and with the company as soon as the admin sends it on", async () => {
  const admin = await newPage({ storageState: await storageState("admin") });
  await admin.goto("/admin/jobs?sort=newest");
  await admin.getByRole("row").nth(1).waitFor();
  const company = await newPage({ storageState: await storageState("company") });
  await company.goto("/company");
  await company.getByRole("heading", { level: 1 }).waitFor();

  const { id } = await createdRequest("Parquet qui paraît tout seul");
  await admin.getByText("Parquet qui paraît tout seul").first().waitFor();
  expect(await company.getByText("Parquet qui paraît tout seul").count()).toBe(0);

  const calls = await callsOf("admin");
  const own = await (await callsOf("company")).get<{ id: string }>("Company");
  await calls.post(`JobRequest/${id}/send-to-companies`, { companyIds: [own.id] });
  await company.getByText("Parquet qui paraît tout seul").first().waitFor();
});
