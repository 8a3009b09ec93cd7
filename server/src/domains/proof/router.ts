import {
  ownProofs,
  passport as passportShape,
  passportInput,
  proofListInput,
  queuedProof,
  queuedProofPage,
  refuseProofInput,
  setTradeProofsInput,
  submitProofInput,
  tradeProofs,
  tradeProofsInput,
  verifyProofInput,
} from "@metiro/shared/proof/schema";
import { idObject } from "@metiro/shared/scalars";
import { fromReplica } from "../../trpc/from-replica.ts";
import { allow, router } from "../../trpc/init.ts";
import { list } from "./list.ts";
import { own } from "./own.ts";
import { passport } from "./passport.ts";
import { refuse } from "./decision/refuse.ts";
import { submit } from "./submit.ts";
import { setTrade } from "./trade/set-trade.ts";
import { trade } from "./trade/trade.ts";
import { verify } from "./decision/verify.ts";
import { withdraw } from "./withdraw.ts";

const tags = ["Proof"];

export const proofRouter = router({
  own: allow("proof.own")
    .meta({
      openapi: {
        method: "GET",
        path: "/Proof/Own",
        tags,
        summary: "What one's company is asked to prove, and how each proof stands",
      },
    })
    .output(ownProofs)
    .query(own),
  submit: allow("proof.submit")
    .meta({
      openapi: {
        method: "POST",
        path: "/Proof/Submit",
        tags,
        summary: "Send a proof to the back office",
        description:
          "Its document is sent first, by /Document/Upload. One of the same kind that still waits is replaced; one that holds goes on holding until this one is found right.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(submitProofInput)
    .output(ownProofs)
    .mutation(submit),
  withdraw: allow("proof.withdraw")
    .meta({
      openapi: { method: "POST", path: "/Proof/Withdraw/{id}", tags, summary: "Take back a proof that waits or holds" },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(idObject)
    .output(ownProofs)
    .mutation(withdraw),
  list: allow("proof.list")
    .meta({
      openapi: {
        method: "GET",
        path: "/Proof/All",
        tags,
        summary: "Proofs that wait to be judged, the oldest first; or judged ones, the latest first",
      },
    })
    .input(proofListInput)
    .output(queuedProofPage)
    .query(fromReplica(list)),
  verify: allow("proof.verify")
    .meta({
      openapi: {
        method: "POST",
        path: "/Proof/Verify/{id}",
        tags,
        summary: "Find a proof right",
        description:
          "It holds from now on, with the days that are given here, instead of the one of its kind that held before. The company gets a mail.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(verifyProofInput)
    .output(queuedProof)
    .mutation(verify),
  refuse: allow("proof.refuse")
    .meta({
      openapi: {
        method: "POST",
        path: "/Proof/Refuse/{id}",
        tags,
        summary: "Refuse a proof that waits, or one that was found right and is not",
        description: "The company gets the reason by mail.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(refuseProofInput)
    .output(queuedProof)
    .mutation(refuse),
  passport: allow("proof.passport")
    .meta({
      openapi: {
        method: "GET",
        path: "/Proof/Passport/{companyId}",
        tags,
        summary: "What of a company was checked, and until when it holds",
        description: "By a client: of companies that offered something. By a company: of itself.",
      },
    })
    .input(passportInput)
    .output(passportShape)
    .query(passport),
  trade: allow("proof.trade")
    .meta({
      openapi: {
        method: "GET",
        path: "/Proof/Trade/{subcategoryId}",
        tags,
        summary: "Which proofs a subcategory needs and recommends",
      },
    })
    .input(tradeProofsInput)
    .output(tradeProofs)
    .query(trade),
  setTrade: allow("proof.setTrade")
    .meta({
      openapi: {
        method: "POST",
        path: "/Proof/SetTrade/{subcategoryId}",
        tags,
        summary: "Say which proofs a subcategory needs and recommends",
        description: "A kind that is not named is asked no more.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(setTradeProofsInput)
    .output(tradeProofs)
    .mutation(setTrade),
});
