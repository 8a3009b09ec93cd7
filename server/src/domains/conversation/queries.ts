import type { ConversationPair } from "@metiro/shared/conversation/schema";
import { type Placeholder, type SQL, and, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Transaction } from "../../db/client.ts";
import { beyond, down, type Order, orderBy, type CursorPosition, cursorPositionOf } from "../../db/paging/order.ts";
import type { Placed, Window } from "../../db/paging/paginate.ts";
import { prepared } from "../../db/prepared.ts";
import { nameQuery } from "../../db/search.ts";
import { isWithdrawn } from "../../db/queries/recipients.ts";
import {
  companies,
  conversations,
  conversationTotals,
  files,
  jobRequestCompanies,
  jobRequests,
  messagePhotos,
  messages,
  type Sender,
  tenderers,
  users,
} from "../../db/schema/index.ts";
import { type AnyParty, begunBy, type Party, visibleTo } from "./policy.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

const companyUsers = alias(users, "company_users");

/** What a party has not read: so many messages of the other one, which wrote after this moment. */
const marks = {
  client: {
    otherWrote: conversations.companyWroteAt,
    read: conversations.clientReadAt,
    unread: conversations.clientUnread,
  },
  company: {
    otherWrote: conversations.clientWroteAt,
    read: conversations.companyReadAt,
    unread: conversations.companyUnread,
  },
} as const;

/** Of the conversation around: what is selected of one table names its columns without it. */
const ofConversation = sql.raw(
  "messages.job_request_id = conversations.job_request_id and messages.company_id = conversations.company_id",
);

/** The last message of a conversation as JSON. */
const lastMessage = sql<LastMessageJson | null>`(
  select json_build_object('sender', ${messages.sender}, 'body', ${messages.body}, 'maskedBody', ${messages.maskedBody}, 'createdAt', ${messages.createdAt},
    'photoCount', (select count(*) from ${messagePhotos} where ${messagePhotos.messageId} = ${messages.id}))
  from ${messages}
  where ${ofConversation}
  order by ${messages.createdAt} desc, ${messages.id} desc limit 1)`;

interface LastMessageJson {
  sender: Sender;
  body: string;
  maskedBody: string | null;
  createdAt: string;
  photoCount: number;
}

const fields = {
  jobRequestId: jobRequestCompanies.jobRequestId,
  companyId: jobRequestCompanies.companyId,
  number: jobRequests.number,
  title: jobRequests.title,
  status: jobRequests.status,
  erasedAt: jobRequests.erasedAt,
  doneAt: jobRequests.doneAt,
  street: jobRequests.street,
  response: jobRequestCompanies.response,
  withdrawn: isWithdrawn,
  clientDecision: jobRequestCompanies.clientDecision,
  client: {
    tendererId: tenderers.id,
    userId: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    email: users.email,
    phone: users.phone,
    street: tenderers.street,
    lockedAt: users.lockedAt,
    deletedAt: users.deletedAt,
  },
  company: {
    userId: companyUsers.id,
    name: companies.name,
    verified: companies.verified,
    email: companyUsers.email,
    ownerPhone: companyUsers.phone,
    phone: companies.phone,
    website: companies.website,
    street: companies.street,
    lockedAt: companyUsers.lockedAt,
    deletedAt: companyUsers.deletedAt,
  },
  logo: { id: files.id, width: files.width, height: files.height },
  clientReadAt: conversations.clientReadAt,
  companyReadAt: conversations.companyReadAt,
};

function selectConversations(db: Db | Transaction, party: AnyParty, where: SQL | undefined) {
  return db
    .select({ ...fields, unread: sql<number>`coalesce(${marks[party.side].unread}, 0)`, lastMessage })
    .from(jobRequestCompanies)
    .innerJoin(jobRequests, eq(jobRequests.id, jobRequestCompanies.jobRequestId))
    .innerJoin(tenderers, eq(tenderers.id, jobRequests.tendererId))
    .innerJoin(users, eq(users.id, tenderers.userId))
    .innerJoin(companies, eq(companies.id, jobRequestCompanies.companyId))
    .innerJoin(companyUsers, eq(companyUsers.id, companies.userId))
    .leftJoin(files, eq(files.id, companies.logoId))
    .leftJoin(
      conversations,
      and(
        eq(conversations.jobRequestId, jobRequestCompanies.jobRequestId),
        eq(conversations.companyId, jobRequestCompanies.companyId),
      ),
    )
    .where(and(where, visibleTo(party)));
}

/** A query for each of the two, built once: what may be seen is part of the statement. */
const forEachSide = <Query>(build: (db: Db, party: AnyParty) => Query) => ({
  client: prepared((db) => build(db, { side: "client", tendererId: sql.placeholder("tendererId") })),
  company: prepared((db) => build(db, { side: "company", companyId: sql.placeholder("ownCompanyId") })),
});

/** The values of a party's query. */
const own = (party: Party) =>
  party.side === "client" ? { tendererId: party.tendererId } : { ownCompanyId: party.companyId };

const pairIs = ({ jobRequestId, companyId }: Record<keyof ConversationPair, string | Placeholder>) =>
  and(eq(jobRequestCompanies.jobRequestId, jobRequestId), eq(jobRequestCompanies.companyId, companyId));

const one = forEachSide((db, party) =>
  selectConversations(
    db,
    party,
    pairIs({ jobRequestId: sql.placeholder("jobRequestId"), companyId: sql.placeholder("companyId") }),
  ).prepare("conversation_one"),
);

const many = forEachSide((db, party) =>
  selectConversations(
    db,
    party,
    // The ids first: PostgreSQL would rather look at everything that the company ever received.
    sql`${jobRequestCompanies.jobRequestId} = any(${sql.placeholder("jobRequestIds")}::uuid[])
      and (${jobRequestCompanies.jobRequestId}, ${jobRequestCompanies.companyId}) in (
        select * from unnest(${sql.placeholder("jobRequestIds")}::uuid[], ${sql.placeholder("companyIds")}::uuid[]))`,
  ).prepare("conversation_many"),
);

export type ConversationRow = Awaited<ReturnType<typeof selectConversations>>[number];

export async function conversationRow(db: Db, party: Party, pair: ConversationPair) {
  const [row] = await one[party.side](db).execute({ ...own(party), ...pair });
  return row;
}

/** The row of a conversation within a change: while the recipient's row is held, neither answer nor decision changes. */
export async function lockedConversation(tx: Transaction, party: Party, pair: ConversationPair) {
  const [row] = await selectConversations(tx, party, pairIs(pair)).for("share", { of: jobRequestCompanies });
  return row;
}

/** The conversations of a page, in its order. */
export async function conversationRows(db: Db, party: Party, pairs: readonly ConversationPair[]) {
  const rows = await many[party.side](db).execute({
    ...own(party),
    jobRequestIds: arrayLiteral(pairs.map(({ jobRequestId }) => jobRequestId)),
    companyIds: arrayLiteral(pairs.map(({ companyId }) => companyId)),
  });
  const byPair = new Map(rows.map((row) => [pairKey(row), row]));
  return pairs.flatMap((pair) => byPair.get(pairKey(pair)) ?? []);
}

/** A pair as the key of a map. */
export const pairKey = ({ jobRequestId, companyId }: ConversationPair) => `${jobRequestId} ${companyId}`;

const latestFirst: Order = [
  down(conversations.lastMessageAt),
  down(conversations.jobRequestId),
  down(conversations.companyId),
];

/** Something of the other one is there that a party has not read. */
const hasUnread = (side: Sender): SQL =>
  sql`${marks[side].otherWrote} > coalesce(${marks[side].read}, '-infinity'::timestamptz)`;

const keptTotal = prepared((db) =>
  db
    .select({ count: conversationTotals.count })
    .from(conversationTotals)
    .where(eq(conversationTotals.companyId, sql.placeholder("companyId")))
    .prepare("conversation_total"),
);

/** How many conversations of a company have begun, which is kept; a client has few. */
async function totalOf(db: Db, party: Party): Promise<number> {
  if (party.side === "client") return db.$count(conversations, begunBy(party));
  const [kept] = await keptTotal(db).execute({ companyId: party.companyId });
  return kept?.count ?? 0;
}

/** The conversations that a party has, all or those with something unread, counted and by their last message, from an index alone. */
export const begunConversations = (db: Db, party: Party, { unread }: { unread?: true | undefined } = {}) => ({
  total: () => (unread ? db.$count(conversations, and(begunBy(party), hasUnread(party.side))) : totalOf(db, party)),
  ids: ({ limit, offset, after }: Window): Promise<Placed<ConversationPair>[]> =>
    db
      .select({
        id: { jobRequestId: conversations.jobRequestId, companyId: conversations.companyId },
        place: cursorPositionOf(latestFirst),
      })
      .from(conversations)
      .where(and(begunBy(party), unread && hasUnread(party.side), after && beyond(latestFirst, after)))
      .orderBy(...orderBy(latestFirst))
      .limit(limit)
      .offset(offset),
});

/** So many of the latest conversations are looked through for those that a search means, and so many found. */
export const maxSearchedConversations = 1_000;
const maxFoundPairs = 200;

interface Wanted {
  words: string[];
  unread?: true | undefined;
  after?: CursorPosition | undefined;
}

/** Which of a party's own conversations may be meant: by names and titles as they were typed, which not everybody may read whole. */
export const conversationsNamed = (
  db: Db,
  party: Party,
  { words, unread, after }: Wanted,
): Promise<Placed<ConversationPair>[]> => {
  const latest = db
    .select()
    .from(conversations)
    .where(and(begunBy(party), unread && hasUnread(party.side), after && beyond(latestFirst, after)))
    .orderBy(...orderBy(latestFirst))
    .limit(maxSearchedConversations)
    .as("conversations");
  // Looked up one by one, by their keys: joined, PostgreSQL would read both tables as a whole.
  const title = sql`(select ${jobRequests.title} from ${jobRequests} where ${jobRequests.id} = ${conversations.jobRequestId})`;
  const name =
    party.side === "client"
      ? sql`(select ${companies.name} from ${companies} where ${companies.id} = ${conversations.companyId})`
      : sql`(select ${users.firstName} || ' ' || ${users.lastName} from ${users} where ${users.id} = (
          select ${tenderers.userId} from ${tenderers} where ${tenderers.id} = (
            select ${jobRequests.tendererId} from ${jobRequests} where ${jobRequests.id} = ${conversations.jobRequestId})))`;
  return db
    .select({
      id: { jobRequestId: conversations.jobRequestId, companyId: conversations.companyId },
      place: cursorPositionOf(latestFirst),
    })
    .from(latest)
    .where(sql`to_tsvector('simple_unaccent', ${title} || ' ' || ${name}) @@ ${nameQuery(words)}`)
    .orderBy(...orderBy(latestFirst))
    .limit(maxFoundPairs);
};

/** So many conversations with something unread are named one by one. */
export const maxUnreadConversations = 100;

const unreadQuery = forEachSide((db, party) => {
  const { otherWrote, unread } = marks[party.side];
  return db
    .select({
      jobRequestId: conversations.jobRequestId,
      companyId: conversations.companyId,
      count: unread,
      total: sql<number>`(sum(${unread}) over ())::int`,
    })
    .from(conversations)
    .where(and(begunBy(party), hasUnread(party.side)))
    .orderBy(desc(otherWrote))
    .limit(maxUnreadConversations)
    .prepare("conversation_unread");
});

/** How much a party has not read, in all and by conversation. */
export async function unreadRows(db: Db, party: Party) {
  const rows = await unreadQuery[party.side](db).execute(own(party));
  return {
    total: rows[0]?.total ?? 0,
    byRequest: rows.map(({ jobRequestId, companyId, count }) => ({ jobRequestId, companyId, count })),
  };
}
