import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import { expect, test } from "vitest";
import { screen, show } from "#test/render.tsx";
import { StatusBadge } from "../status/status-badge.tsx";
import { requestStatuses } from "./request-statuses.ts";

test.each([
  [JobStatus.Active, "Active"],
  [JobStatus.Processed, "Traitée"],
  [JobStatus.Canceled, "Annulée"],
])("status %i is a word with an icon, never colour alone", (status, word) => {
  show(<StatusBadge of={requestStatuses[status]} />);
  const badge = screen.getByText(word).parentElement;
  expect(badge?.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
