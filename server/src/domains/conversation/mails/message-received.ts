import type { I18n } from "@lingui/core";
import type { MailTemplate } from "../../../mail/index.ts";
import { closedReasonOf, contactsOf, headFor, readable, sightOf } from "../view.ts";
import { unreadSince } from "./queries.ts";

/** So many messages a mail quotes; the page has them all. */
const maxQuoted = 3;

/** What the other one wrote and the reader has not read. Nothing is left to say once it has, or once nobody is there to answer. */
export const messageReceived =
  (bodies: "shown" | "redacted"): MailTemplate<"messageReceived"> =>
  async ({ db, i18n, link, recipient, settings }, data) => {
    const side = recipient.role === "Company" ? "company" : "client";
    const { row, messages } = await unreadSince(db, side, data);
    if (!row || messages.length === 0) return null;
    const closed = closedReasonOf(side, row);
    if (closed === "gone" || closed === "canceled") return null;

    const sight = sightOf(side, row, settings["jobRequest.contactVisibility"]);
    const { jobRequestId, companyId } = row;
    const { title, client } = headFor(sight, row);
    const name = side === "client" ? row.company.name : client.firstName;
    const count = messages.length;
    // Before the company's answer it is a question, and what came back is an answer to it.
    const asks = side === "client" && row.response === "none";
    const told = messages
      .slice(0, maxQuoted)
      .map((said) => readable(said, sight, contactsOf(row)).body)
      .filter((body) => body !== "");
    return {
      subject: asks
        ? i18n.t({
            id: "mail.messageReceived.question.subject",
            message: "{name} vous pose une question\u00a0: {title}",
            values: { name, title },
          })
        : i18n.t({
            id: "mail.messageReceived.subject",
            message: "{name} vous a écrit\u00a0: {title}",
            values: { name, title },
          }),
      heading: asks
        ? i18n.t({
            id: "mail.messageReceived.question.heading",
            message: "{name} vous pose une question",
            values: { name },
          })
        : i18n.t({ id: "mail.messageReceived.heading", message: "{name} vous a écrit", values: { name } }),
      paragraphs: [
        ...(asks
          ? [
              i18n.t({
                id: "mail.messageReceived.question.text",
                message: "L’entreprise aimerait en savoir plus avant de répondre à votre demande.",
              }),
            ]
          : []),
        i18n.t({
          id: "mail.messageReceived.text",
          message:
            "{count, plural, one {Un nouveau message vous attend} other {# nouveaux messages vous attendent}} au sujet de «\u00a0{title}\u00a0».",
          values: { count, title },
        }),
        ...photoWords(
          i18n,
          messages.reduce((sum, { photoCount }) => sum + photoCount, 0),
        ),
      ],
      ...(bodies === "shown" && told.length > 0 && { quote: told.join("\n\n") }),
      button: {
        label: i18n.t({ id: "mail.button.conversation", message: "Lire et répondre" }),
        url: link(
          side === "client"
            ? `/tenderer/requests/${jobRequestId}/messages/${companyId}`
            : `/company/requests/${jobRequestId}/messages`,
        ),
      },
      ...(!sight.contactVisible && {
        closing: i18n.t({
          id: "mail.messageReceived.masked",
          message: "Les coordonnées restent masquées tant que la réponse n’est pas acceptée.",
        }),
      }),
    };
  };

const photoWords = (i18n: I18n, count: number): string[] =>
  count === 0
    ? []
    : [
        i18n.t({
          id: "mail.messageReceived.photos",
          message: "{count, plural, one {Une photo est jointe.} other {# photos sont jointes.}}",
          values: { count },
        }),
      ];
