import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { axe } from "../browser/axe.ts";

/** Nothing on the page as it stands keeps anybody out. */
export const expectAccessible = async (page: Page): Promise<void> =>
  expect(await axe(page), `barriers on ${page.url()}`).toEqual([]);

/** The heading of a page, once it is there. */
export const seeHeading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("heading", { level: 1, name }).waitFor();

/** A message that is told in passing; screen readers get a copy of it. */
export const seeToast = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole("listitem").filter({ hasText: text }).first().waitFor();
