import type { ProcedurePath } from "@metiro/shared/permissions";
import { mailTemplates } from "../../app/mail-templates.ts";
import { csvExports } from "../../app/exports.ts";
import { settings } from "../../domains/application-config/index.ts";
import { codesOf } from "../../domains/auth/index.ts";
import { everyAdmin, recipientOf } from "../../domains/notification/index.ts";
import { type Mail, type MailKind, writeMail } from "../../mail/index.ts";
import { render } from "../../mail/render/render.ts";
import { mayCall } from "../../security/fields/index.ts";
import { accountMails } from "../../security/fields/outside.ts";
import { type FieldReader, fieldReaders, type State } from "../../security/fields/readers.ts";
import type { ValueName } from "../../security/fields/values.ts";
import { unsubscribeTokens } from "../../tokens/unsubscribe-token.ts";
import type { TestApp } from "../app/app.ts";
import { surfaces } from "../surface/calls.ts";
import { accountMail, type Owner } from "./account-mails.ts";
import { listen } from "./listen.ts";
import { type Reads, readsOfAll, readsOfRequest } from "./reads.ts";
import { type Cell, type Needles, recorder } from "./record.ts";
import { surround, unsentMails } from "./surroundings.ts";
import { type Request, walk, wordsOf } from "./walk.ts";
import { act, ask, authorizationOf, nameOf, nextSurface, type World, worldOf } from "./world.ts";

/** The words of each value, of the request that is walked. */
function needlesOf(end: "done" | "canceled", { insidePhoto }: Request): Needles {
  const alone = Object.fromEntries(Object.entries(wordsOf(end)).map(([name, word]) => [name, [word]]));
  const [chosen, rejected, other, admin] = (["chosen", "rejected", "otherClient", "admin"] as const).map((who) =>
    Object.values(nameOf(who)),
  );
  const { lastName, email, phone, street } = nameOf("client");
  return {
    ...(alone as Record<keyof ReturnType<typeof wordsOf>, string[]>),
    clientName: [lastName],
    clientEmail: [email],
    clientPhone: [phone],
    clientHome: [street],
    sensitivePhoto: [insidePhoto],
    chosenContact: chosen ?? [],
    rejectedContact: rejected ?? [],
    otherClient: other ?? [],
    adminName: admin ?? [],
    chosenUid: [`CHE-000.000.00${String(nameOf("chosen").phone.at(-1))}`],
    draft: ["Brouilloncanari"],
    template: ["Parolemodèle"],
    subscriptionNote: ["Notecanari"],
    lockReason: ["Motifcanari"],
    savedView: ["Vuecanari"],
    hiddenSetting: ["Réglagecanari"],
    unpublished: ["Articlecanari", "Changementcanari"],
    signInAddress: ["203.0.113.77"],
    passwordHash: ["Empreintecanari"],
    factorKey: ["Scellécanari"],
  };
}

/** Of lists that hold more than the request that is looked at, what is about it. */
function about({ id }: Request, path: string, data: unknown): unknown {
  const only = <One extends { jobRequestId?: string }>(list: readonly One[]) =>
    list.filter((one) => one.jobRequestId === id);
  const answer = data as { items: { jobRequestId: string }[]; byRequest: { jobRequestId: string }[] };
  if (path === "conversation.list") return { ...answer, items: only(answer.items) };
  return path === "conversation.unread" ? { ...answer, byRequest: only(answer.byRequest) } : data;
}

interface MailSeen {
  to: Set<FieldReader>;
  tells: Set<ValueName>;
}

/** Walks two requests through their states and reads everything as everybody: what came, by whom and when. */
export async function observed(server: TestApp) {
  const { config, db, sql } = server;
  const world: World = await worldOf(server);
  const record = recorder();
  const mails = new Map<MailKind, MailSeen>();
  const live = new Map<string, Set<Cell>>();
  const columns = new Map<ProcedurePath, string[]>();
  const failures: string[] = [];
  const around = await surround(world);

  let request: Request = { id: "", number: "", insidePhoto: "unknown" };
  let needles = needlesOf("canceled", request);
  const done: { who: FieldReader; path: ProcedurePath; text: string; data: unknown }[] = [];
  world.acted = async (who, path, { text, data }) => {
    done.push({ who, path, text, data });
    // What these tell is said no more once the question is answered, or the message read.
    if (path === "jobRequest.askPrecision") await readMails("posted", "now");
    if (path === "conversation.send") await readMails("answered", "ever");
  };

  async function read(state: State, reads: Reads, both?: "both") {
    for (const [path, inputs] of Object.entries(reads) as [ProcedurePath, Reads[ProcedurePath]][])
      for (const who of fieldReaders.filter((reader) => mayCall(path, reader)))
        for (const input of inputs ?? [])
          for (const surface of both ? surfaces : [nextSurface()]) {
            const { status, text, data } = await ask(world, who, { path, input, surface });
            record.text(`${who} ${state}`, path, { text, needles });
            if (status === 200) record.answer(`${who} ${state}`, path, about(request, path, data));
            else if (status !== 404) failures.push(`${path} by ${who}: ${status} ${text}`);
          }
  }

  const whose = new Map(fieldReaders.map((who) => [who === "anonymous" ? "" : nameOf(who).email, who]));
  const written = new Set<string>();
  const templates = mailTemplates({ codes: codesOf(config.keys), messages: "shown" });
  /** Has the mails written that leave now, or all that are left. */
  async function readMails(state: State, when: "now" | "ever") {
    const jobs = await sql<{ id: string; data: Mail }[]>`
      select id, data from pgboss.job where name = 'mail' and (${when === "ever"} or start_after <= now()) order by created_on`;
    for (const { id, data } of jobs.filter((job) => !written.has(job.id))) {
      written.add(id);
      if (data.to === everyAdmin) await readMail(state, { ...data, to: world.people.admin.userId });
      else await readMail(state, data);
    }
  }
  /** `owner`: of an account whose mail goes to another address than the account's. */
  async function readMail(state: State, data: Mail, owner?: Owner) {
    const mail = await writeMail({ db, templates, settings, recipientOf, publicUrl: config.publicUrl }, data);
    const who = "missing" in mail ? undefined : (owner ?? whose.get(mail.recipient.email));
    if ("missing" in mail || who === undefined) return;
    const { content, frame, lang } = mail;
    const tells = record.text(`${who} ${state}`, `the mail ${data.kind}`, {
      text: JSON.stringify(render(content, frame, lang)),
      needles,
    });
    const seen = mails.get(data.kind) ?? { to: new Set(), tells: new Set() };
    mails.set(data.kind, { to: seen.to.add(who), tells: new Set([...seen.tells, ...tells]) });
  }

  const ears = await listen(world);
  let told = 0;
  async function hear(state: State) {
    for (const { who, event, text } of ears.heard.slice(told)) {
      const cell: Cell = `${who} ${state}`;
      record.text(cell, "live", { text, needles });
      for (const field of Object.keys(event)) {
        const key = `${event.about} ${field}`;
        live.set(key, (live.get(key) ?? new Set()).add(cell));
      }
    }
    told = ears.heard.length;
  }

  async function look(state: State, at: Request, end: "done" | "canceled") {
    request = at;
    needles = needlesOf(end, at);
    if (state !== "open")
      await ears.until(() =>
        ears.heard.slice(told).some(({ who, event }) => who === "admin" && "id" in event && event.id === at.id),
      );
    await hear(state);
    for (const { who, path, text, data } of done.splice(0)) {
      record.text(`${who} ${state}`, path, { text, needles });
      record.answer(`${who} ${state}`, path, data);
    }
    await readMails(state, "now");
    if (end === "done" || state === "canceled") await read(state, readsOfRequest(world, at));
  }
  const first = await walk(world, "canceled", undefined, (state, at) => look(state, at, "canceled"));
  needles = needlesOf("done", first);
  const last = await walk(world, "done", first.id, (state, at) => look(state, at, "done"));

  await readMails("done", "ever");
  const failedMails = await unsentMails(world, last.id);
  for (const [kind, { to }] of Object.entries(accountMails) as [keyof typeof accountMails, { to: readonly Owner[] }][])
    for (const who of to) await readMail("done", await accountMail(world, kind, who), who);
  const unsubscribing = unsubscribeTokens(config.keys.unsubscribe).of({
    userId: world.people.client.userId,
    kind: "dailyDigest",
  });
  await read("done", readsOfAll(world, around, { unsubscribing, failedMails }), "both");
  await read("done", readsOfRequest(world, last), "both");
  for (const [key, value] of [
    ["siteKey", "1x0000"],
    ["provider", "turnstile"],
  ] as const) {
    const [row] = await sql<{ id: string }[]>`select id from application_config where key = ${`botProtection.${key}`}`;
    await act(world, "admin", "applicationConfig.update", { appconfigId: row?.id, value });
  }
  await read("done", { "auth.botChallenge": [{}] });

  for (const { call, path } of csvExports)
    for (const who of fieldReaders) {
      const authorization = authorizationOf(world, who);
      const url = `/api${path}`;
      const answer = await server.app.inject({
        method: "POST",
        url,
        payload: {},
        headers: authorization ? { authorization } : {},
      });
      record.text(`${who} done`, call, { text: answer.payload, needles });
      if (answer.statusCode === 200) columns.set(call, (answer.payload.slice(1).split("\r\n")[0] ?? "").split(";"));
      if ((answer.statusCode === 200) !== mayCall(call, who)) failures.push(`${call} by ${who}: ${answer.statusCode}`);
    }
  for (const url of ["/api/openapi.json", "/blogs/rss.xml"])
    record.text("anonymous done", url, { text: (await server.app.inject({ url })).payload, needles });
  await hear("done");
  await ears.stop();
  return { ...record, mails, live, columns, failures };
}
export type Observed = Awaited<ReturnType<typeof observed>>;
