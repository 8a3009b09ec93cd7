import type { CheckedProof } from "@metiro/shared/proof/schema";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { offerWith, requestId, requestWith } from "#domain/request/request.fixture.ts";
import { refusal, visit } from "#test/app.tsx";
import { screen, show } from "#test/render.tsx";
import { PassportBadge } from "./passport-badge.tsx";

const checked: CheckedProof[] = [
  { kind: "identity", verifiedAt: "2026-02-03T09:00:00.000Z" },
  { kind: "liabilityInsurance", verifiedAt: "2026-03-12T09:00:00.000Z", validUntil: "2026-12-31" },
];
const label = "Vérifiée : ce que nous avons contrôlé chez Morand";
const words = ["Identitévérifiée le 03/02/2026", "Assurance RCvérifiée le 12/03/2026, valable jusqu’au 31/12/2026"];
const wordsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole("listitem", { hidden: true })
    .map(({ textContent }) => textContent);

const morand = offerWith({ name: "Morand" });
const besideAnAnswer = (passport: () => unknown) =>
  visit(`/tenderer/requests/${requestId}`, {
    role: "Tenderer",
    answers: {
      "jobRequest.get": () => requestWith({ status: JobStatus.Processed, jobRequestCompanies: [morand] }),
      "proof.passport": passport,
    },
  });
const badge = () => within(screen.getByRole("article", { name: "Morand" })).getByRole("button", { name: label });

test.each(["{Enter}", " "])("beside an answer it is opened by key (%s), and gives the focus back", async (key) => {
  const { user, asked } = await besideAnAnswer(() => ({ items: checked }));
  expect(asked("proof.passport")).toEqual([]);
  badge().focus();
  await user.keyboard(key);
  const dialog = await screen.findByRole("dialog", { name: "Ce que nous avons vérifié" });
  await within(dialog).findAllByRole("listitem");
  expect(wordsIn(dialog)).toEqual(words);
  expect(asked("proof.passport")).toEqual([{ companyId: morand.company.id }]);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(badge());
});

test("what could not be fetched is asked for again", async () => {
  let tries = 0;
  const { user } = await besideAnAnswer(() => {
    tries += 1;
    if (tries === 1) throw refusal("INTERNAL");
    return { items: checked };
  });
  await user.click(badge());
  const dialog = await screen.findByRole("dialog");
  await user.click(await within(dialog).findByRole("button", { name: "Réessayer" }));
  await within(dialog).findAllByRole("listitem");
  expect(wordsIn(dialog)).toEqual(words);
});

test("where it is known what was checked the browser opens the same words by itself, without a script", () => {
  show(<PassportBadge companyId={morand.company.id} name="Morand" checked={checked} worded />);
  const button = screen.getByRole("button", { name: label });
  const layer = document.getElementById(button.getAttribute("popovertarget") ?? "");
  if (!layer) throw new Error("The button opens nothing.");
  expect(layer.getAttribute("popover")).toBe("auto");
  expect(wordsIn(layer)).toEqual(words);
  const close = within(layer).getByRole("button", { name: "Fermer", hidden: true });
  expect([close.getAttribute("popovertarget"), close.getAttribute("popovertargetaction")]).toEqual([layer.id, "hide"]);
});
