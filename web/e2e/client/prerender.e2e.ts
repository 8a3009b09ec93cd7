import { newPageOf } from "../browser/people.ts";
import { newPage } from "../browser/browser.ts";
import { deviceOf, people } from "../app/accounts.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

test("a panel can be read before its script is there, and takes no press until it is alive", async () => {
  const alive = await newPageOf("client");
  const title = (await alive.getByRole("table").locator("tbody tr a").first().innerText()).split("\n")[0] ?? "";
  await alive.locator("#page-ahead").waitFor({ state: "detached" });

  const page = await newPage({ storageState: await deviceOf(site().origin, people.client), allowed: /ERR_FAILED/ });
  await page.route(/\/assets\/application-.*\.js$/, (route) => route.abort());
  await page.goto("/tenderer");
  const ahead = page.locator("#page-ahead[inert]");
  await ahead.getByText(title).first().waitFor();
  await expect(ahead.locator("h1")).toHaveText(/^Bonjour \S/);
  // The page that is coming is heard, and no longer seen.
  await expect(page.locator("#page-ahead + div")).toHaveCSS("width", "1px");
  await expect(page.locator("#page-ahead + div [aria-busy=true]").first()).toBeAttached();
});
