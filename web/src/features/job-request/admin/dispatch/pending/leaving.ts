import { msg } from "@lingui/core/macro";
import { Hourglass } from "lucide-react";
import type { StatusLook } from "#domain/status/status-badge.tsx";

/** What waits for its seconds in which it can be taken back. */
export const leavingLook: StatusLook = { label: msg`Part dans un instant`, tone: "warning", icon: Hourglass };

/** Whether all to whom it was sent wait for those seconds: nobody has received it. */
export const isLeaving = ({
  jobRequestCompanies,
}: {
  jobRequestCompanies: readonly { heldUntil?: unknown }[];
}): boolean => jobRequestCompanies.length > 0 && jobRequestCompanies.every(({ heldUntil }) => heldUntil !== undefined);
