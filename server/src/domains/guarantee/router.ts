import { maxRelaunchAsks } from "@metiro/shared/guarantee/constants";
import {
  guarantee,
  guaranteeFigures,
  guaranteeFiguresInput,
  nextCompanies,
  ownPromises,
  ownPromisesInput,
} from "@metiro/shared/guarantee/schema";
import { idObject } from "@metiro/shared/scalars";
import { fromReplica } from "../../trpc/from-replica.ts";
import { allow, router } from "../../trpc/init.ts";
import { askAnother } from "./ask-another.ts";
import { dismiss } from "./dismiss.ts";
import { figures } from "./figures.ts";
import { get } from "./get.ts";
import { next } from "./next.ts";
import { own } from "./own.ts";

const tags = ["Guarantee"];

export const guaranteeRouter = router({
  get: allow("guarantee.get")
    .meta({
      openapi: {
        method: "GET",
        path: "/Guarantee/Get/{id}",
        tags,
        summary: "By when the client of a request has answers, and what is done where there are none",
        description:
          "Counted in working hours: Monday to Friday from 8 to 18, Swiss time, without the holidays that all cantons have. What counts is " +
          "an offer; a company that declines has not answered what was asked.",
      },
    })
    .input(idObject)
    .output(guarantee)
    .query(get),
  own: allow("guarantee.own")
    .meta({
      openapi: {
        method: "GET",
        path: "/Guarantee/Own",
        tags,
        summary: "The promises of some of one's own requests",
        description: "In no order; ids of others are left out.",
      },
    })
    .input(ownPromisesInput)
    .output(ownPromises)
    .query(own),
  askAnother: allow("guarantee.askAnother")
    .meta({
      openapi: {
        method: "POST",
        path: "/Guarantee/AskAnother/{id}",
        tags,
        summary: "Ask that other companies get the request as well",
        description:
          `While answers may still come in time and none has come, it is refused. The back office decides; ${maxRelaunchAsks} times at most for a request. ` +
          "Asked again while it waits, nothing changes.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(idObject)
    .output(guarantee)
    .mutation(askAnother),
  next: allow("guarantee.next")
    .meta({
      openapi: {
        method: "GET",
        path: "/Guarantee/Next/{id}",
        tags,
        summary: "The companies that come next for a request, and why it is to be sent on",
        description:
          "Ranked as for the first sending, without those that have it; as many as have a place. The place of a company that has not answered in " +
          "its days (`jobRequest.answerDays`) is free again.",
      },
    })
    .input(idObject)
    .output(nextCompanies)
    .query(next),
  dismiss: allow("guarantee.dismiss")
    .meta({
      openapi: {
        method: "POST",
        path: "/Guarantee/Dismiss/{id}",
        tags,
        summary: "Take a request off the list of those to be sent on",
        description: "Because nobody is left to ask. Its client is told.",
      },
    })
    .input(idObject)
    .output(guarantee)
    .mutation(dismiss),
  figures: allow("guarantee.figures")
    .meta({
      openapi: {
        method: "GET",
        path: "/Guarantee/Figures",
        tags,
        summary: "How many requests were answered as promised: by week, trade and canton",
      },
    })
    .input(guaranteeFiguresInput)
    .output(guaranteeFigures)
    .query(fromReplica(figures)),
});
