import type { Locator, Page } from "@playwright/test";

/** The proof that came with a document, open in the queue: the oldest is so by itself, and which that is depends on what else waits. */
export async function openProof(admin: Page, button: string | RegExp, document: string): Promise<Locator> {
  // The demo may have a page of them before it.
  await admin.goto("/admin/proofs?pageSize=50");
  const proof = admin.getByRole("article").filter({ hasText: document });
  const check = admin.getByRole("button", { name: button });
  await check.or(proof).first().waitFor();
  if (await check.isVisible()) await check.click();
  await proof.getByRole("button", { name: "Valider" }).waitFor();
  return proof;
}
