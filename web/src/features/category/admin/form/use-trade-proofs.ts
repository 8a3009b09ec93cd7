import { type ProofKind, proofKinds, type ProofNeed } from "@metiro/shared/proof/constants";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";

type Needs = ReadonlyMap<ProofKind, ProofNeed>;

/** What a trade asks of the companies that do it, and what is chosen of it and not saved. */
export function useTradeProofs(subcategoryId: string | undefined) {
  const id = subcategoryId ?? "";
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.proof.trade.useQuery(
    { subcategoryId: id },
    { enabled: subcategoryId !== undefined },
  );
  const [chosen, setChosen] = useState<Needs>();
  const write = trpc.proof.setTrade.useMutation({
    onSuccess: (saved) => utils.proof.trade.setData({ subcategoryId: id }, saved),
  });
  const kept: Needs = new Map(data?.items.map(({ kind, need }) => [kind, need]));
  const needs = chosen ?? kept;
  return {
    isLoaded: data !== undefined,
    error,
    retry: () => void refetch(),
    needs,
    choose: (kind: ProofKind, need: string) => {
      const next = new Map(needs);
      if (need === "needed" || need === "recommended") next.set(kind, need);
      else next.delete(kind);
      setChosen(next);
    },
    isChanged: proofKinds.some((kind) => kept.get(kind) !== needs.get(kind)),
    discard: () => setChosen(undefined),
    save: async () => {
      await write.mutateAsync({ subcategoryId: id, items: [...needs].map(([kind, need]) => ({ kind, need })) });
      setChosen(undefined);
    },
  };
}

export type TradeProofsEdit = ReturnType<typeof useTradeProofs>;
