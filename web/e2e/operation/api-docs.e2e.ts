import { people } from "../app/accounts.ts";
import { signIn } from "../app/api.ts";
import { newPage } from "../browser/browser.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

test("the reference of the API shows every group of calls, and tries one with a token", async () => {
  const page = await newPage();
  const answer = await page.request.get("/api/openapi.json");
  const { tags } = (await answer.json()) as { tags: { name: string }[] };
  await page.goto("/api/docs");
  const auth = page.getByRole("link", { name: "Auth", exact: true });
  // All of the document is drawn at once.
  await auth.waitFor({ timeout: 60_000 });
  const shown = await page.getByRole("heading", { level: 3 }).getByRole("link").allTextContents();
  expect(shown).toEqual(tags.map(({ name }) => name));

  const { token } = await signIn(site().origin, people.company);
  await page.getByRole("button", { name: "Authorize", exact: true }).click();
  // One way is the token of a session, the other an API key.
  const session = page.locator("form").filter({ hasText: "bearer (http, Bearer)" });
  await session.getByRole("textbox", { name: "auth-bearer-value" }).fill(token);
  await session.getByRole("button", { name: "Apply credentials" }).click();
  await session.getByRole("button", { name: "Close" }).click();

  await auth.click();
  await page.getByRole("button", { name: /^GET \/Auth\/Profile/ }).click();
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.getByRole("button", { name: "Execute" }).click();
  const answered = page.getByRole("row", { name: people.company });
  await answered.getByRole("cell", { name: "200", exact: true }).waitFor();
});
