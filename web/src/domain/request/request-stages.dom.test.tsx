import type { RequestStage } from "@metiro/shared/job-request/rules/stage";
import { expect, test } from "vitest";
import { screen, show } from "#test/render.tsx";
import { StatusBadge } from "../status/status-badge.tsx";
import { requestStages } from "./request-statuses.ts";

test.each<[RequestStage, string]>([
  ["review", "En relecture"],
  ["sent", "Envoyée"],
  ["choice", "À vous de choisir"],
  ["chosen", "Entreprise choisie"],
  ["done", "Terminée"],
  ["canceled", "Annulée"],
])("stage %s is a word with an icon, never colour alone", (stage, word) => {
  show(<StatusBadge of={requestStages[stage]} />);
  const badge = screen.getByText(word).parentElement;
  expect(badge?.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
