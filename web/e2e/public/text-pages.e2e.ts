import { newPage } from "../browser/browser.ts";
import { expectAccessible, seeHeading } from "../steps/look.ts";
import { expect, test } from "../test.ts";

for (const [link, french, english] of [
  ["Questions fréquentes", "Questions fréquentes", "Frequently asked questions"],
  ["Responsabilités", "Responsabilités", "Responsibilities"],
  ["Comment nous calculons les prix", "Comment nous calculons les prix", "How we calculate prices"],
  ["Conditions et données", "Conditions et protection des données", "Terms and data protection"],
  ["Pour les entreprises", /^Des demandes précises/, /^Precise requests/],
] as const)
  test(`${link} is reached from the foot of the page, in both languages`, async () => {
    const page = await newPage();
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await seeHeading(page, french);
    await expectAccessible(page);
    const description = await page.locator("meta[name=description]").getAttribute("content");
    await page.getByRole("contentinfo").getByRole("combobox", { name: "Langue" }).selectOption("en");
    await seeHeading(page, english);
    await expectAccessible(page);
    expect(await page.locator("meta[name=description]").getAttribute("content")).not.toBe(description);
  });

test("an answer opens without a script", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto("/frequently-asked-question");
  const answer = page.getByText("Publier une demande, recevoir des réponses et en accepter une est gratuit");
  expect(await answer.isVisible()).toBe(false);
  await page.getByText("Est-ce que cela coûte quelque chose").click();
  await answer.waitFor();
});
