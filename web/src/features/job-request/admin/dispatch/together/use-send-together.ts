import { undoSecondsTogether } from "@metiro/shared/job-request/constants";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { useState } from "react";
import { expectedHere } from "#api/failure/shown-failure.ts";
import { trpc } from "#api/trpc.ts";
import { inTurns } from "../pending/in-turns.ts";
import { noteServerTime } from "../pending/pending-dispatch.ts";
import { useSendRefusal } from "../use-send.ts";
import type { Proposal } from "./use-proposals.ts";

/** What became of a sending: to how many companies it goes, or why the server refused, in words. */
export type SendOutcome = { sentTo: number } | { refusal: string };

/** Sends each of some requests, as if it were sent alone: what one is refused does not hold up the others. */
export function useSendTogether(onSent: (request: JobRequest) => void) {
  const utils = trpc.useUtils();
  const refusalOf = useSendRefusal();
  // It is told at the request that it is about.
  const { mutateAsync } = trpc.jobRequest.sendToCompanies.useMutation({ onError: expectedHere });
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, SendOutcome>>(new Map());
  const [sending, setSending] = useState(false);

  const sendOne = async ({ target: { id, revision }, choice }: Proposal): Promise<SendOutcome> => {
    const companyIds = choice.chosen.map((company) => company.id);
    try {
      const request = await mutateAsync({ id, companyIds, undoSeconds: undoSecondsTogether, baseRevision: revision });
      const own = request.jobRequestCompanies.find(({ company }) => companyIds.includes(company.id));
      if (own) noteServerTime(own.createdAt);
      utils.jobRequest.get.setData({ id }, request);
      onSent(request);
      return { sentTo: companyIds.length };
    } catch (error) {
      return { refusal: refusalOf(error as Parameters<typeof refusalOf>[0]) };
    }
  };
  return {
    outcomes,
    sending,
    /** Whether all of them were taken. */
    send: async (proposals: readonly Proposal[]): Promise<boolean> => {
      setSending(true);
      let isWhole = true;
      await inTurns(proposals, async (proposal) => {
        const outcome = await sendOne(proposal);
        isWhole &&= "sentTo" in outcome;
        setOutcomes((before) => new Map(before).set(proposal.target.id, outcome));
      });
      // The page behind first: closing gives the focus back to what is still there.
      await Promise.all([utils.jobRequest.rowsForAdmin.invalidate(), utils.jobRequest.listForAdmin.invalidate()]);
      void utils.jobRequest.followUp.invalidate();
      void utils.company.matching.invalidate(undefined, { refetchType: "none" });
      setSending(false);
      return isWhole;
    },
  };
}
