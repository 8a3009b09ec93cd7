import type { RequestProgress } from "@metiro/shared/job-request/rules/progress";
import { expect, test } from "vitest";
import { screen, show } from "#test/render.tsx";
import { StatusBadge } from "../status/status-badge.tsx";
import { requestProgressLooks } from "./request-statuses.ts";

test.each<[RequestProgress, string]>([
  ["toSend", "À transmettre"],
  ["sent", "Envoyée"],
  ["seen", "Vue"],
  ["answered", "Répondue"],
  ["accepted", "Acceptée"],
  ["done", "Terminée"],
  ["canceled", "Annulée"],
])("progress %s is a word with an icon, never colour alone", (progress, word) => {
  show(<StatusBadge of={requestProgressLooks[progress]} />);
  const badge = screen.getByText(word).parentElement;
  expect(badge?.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
