import type { Page } from "@playwright/test";
import { callsOf } from "../browser/people.ts";

/** Opens the builder of the form of a service of the demo. */
export async function openBuilder(page: Page, service: string): Promise<void> {
  const admin = await callsOf("admin");
  const services = await admin.get<{ id: string; name: string; categoryId: string }[]>("SubCategory/All");
  const found = services.find(({ name }) => name === service);
  if (!found) throw new Error(`The demo has no service « ${service} ».`);
  await page.goto(`/admin/category/${found.categoryId}/subcategories/${found.id}/questions`);
}
