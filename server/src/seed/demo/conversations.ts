import type { conversations, messages } from "../../db/schema/index.ts";
import { arranging, asking, declining, type TalkLine } from "../data/demo/replies/talks.ts";
import { rowId } from "../row-id.ts";
import { morningAfter } from "./clock.ts";
import type { planRows } from "./plan/plan-rows.ts";

type Rows = ReturnType<typeof planRows>;
type Recipient = Rows["requests"][number]["recipients"][number];
type ConversationRow = typeof conversations.$inferInsert;
type MessageRow = typeof messages.$inferInsert & { createdAt: string };

const shown = new Set(["client@demo.metiro.ch", "entreprise@demo.metiro.ch"]);

/** What those whose accounts one may try say to the others. They have not read the last that they were told. */
export function talkRows({ requests, companies, tenderers }: Rows, now: Date) {
  const own = new Set([...companies, ...tenderers].flatMap(({ id, user }) => (shown.has(user.email) ? [id] : [])));
  const talks = requests.flatMap(({ id: jobRequestId, tendererId, recipients }) =>
    recipients
      .filter(({ companyId, response }) => response === "interested" && (own.has(companyId) || own.has(tendererId)))
      .map((recipient) => ({ jobRequestId, tendererId, recipient })),
  );
  const begun = talks.flatMap(({ jobRequestId, tendererId, recipient }, rank) => {
    const { companyId } = recipient;
    const said = linesOf(recipient, rank, now).map(({ by, text, at }): MessageRow => ({
      id: rowId(at, "message", jobRequestId, companyId, text),
      jobRequestId,
      companyId,
      sender: by,
      body: text,
      createdAt: at,
    }));
    return said.length > 0 ? [{ said, conversation: { jobRequestId, companyId, tendererId, ...marksOf(said) } }] : [];
  });
  return {
    conversations: begun.map(({ conversation }): ConversationRow => conversation),
    messages: begun.flatMap(({ said }) => said),
  };
}

/** Those lines that were said by now. */
function linesOf({ clientDecision, decidedAt, respondedAt }: Recipient, rank: number, now: Date) {
  const plays = clientDecision === "accepted" ? arranging : clientDecision === "rejected" ? declining : asking;
  let time = Date.parse((clientDecision === "accepted" ? decidedAt : respondedAt) ?? "");
  const lines = (plays[rank % plays.length] ?? []).map((line: TalkLine) => {
    time = morningAfter(time + line.hours * 3_600_000);
    return { ...line, at: new Date(time).toISOString() };
  });
  const end = clientDecision === "rejected" && decidedAt ? Date.parse(decidedAt) : now.getTime();
  return lines.filter(({ at }) => Date.parse(at) < end);
}

/** When each wrote last, and how far each has read: the one to whom the last word was said has not read it. */
function marksOf(said: readonly MessageRow[]) {
  const last = (by: MessageRow["sender"], among = said) =>
    among.findLast(({ sender }) => sender === by)?.createdAt ?? null;
  const before = said.slice(0, -1);
  const lastBy = said.at(-1)?.sender;
  return {
    clientWroteAt: last("client"),
    companyWroteAt: last("company"),
    clientReadAt: last("company", lastBy === "company" ? before : said),
    companyReadAt: last("client", lastBy === "client" ? before : said),
  };
}
