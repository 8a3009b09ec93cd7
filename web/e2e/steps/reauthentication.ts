import type { ReauthMethod } from "@metiro/shared/reauthentication/methods";
import type { Page } from "@playwright/test";

/**
 * Has the next call of a procedure answered as the server does once a sign-in is five minutes old, and no other. The page stays
 * watched: Chromium may forget what is asked at the moment in which that ends, as after `times: 1` (microsoft/playwright#41802).
 */
export async function askForProofOnce(page: Page, path: string, proofs: readonly ReauthMethod[]): Promise<void> {
  const problem = {
    type: "about:blank",
    title: "Accès refusé",
    status: 403,
    detail: "Confirmez d’abord que c’est bien vous.",
    code: "REAUTH_REQUIRED",
    params: { proofs },
    requestId: "1",
  };
  const data = { code: "FORBIDDEN", httpStatus: 403, path, problem };
  let asked = false;
  await page.route(
    (url) => url.pathname === `/trpc/${path}`,
    async (route) => {
      if (asked) return route.continue();
      asked = true;
      return route.fulfill({ status: 403, json: [{ error: { message: problem.detail, code: -32_003, data } }] });
    },
  );
}
