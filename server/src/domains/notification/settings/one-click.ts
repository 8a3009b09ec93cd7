import type { FastifyInstance, FastifyRequest } from "fastify";
import { unsubscriptionInput } from "@metiro/shared/notification/schema";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Services } from "../../../trpc/services.ts";
import { unsubscribe } from "./unsubscribe.ts";

/** The page of the same address asks; only this acts, since mail scanners follow links. */
const unsubscribePath = "/unsubscribe";

/**
 * One press in a mail reader (RFC 8058: a POST without cookies, `List-Unsubscribe=One-Click` as a form), or the button of the
 * page. All that counts is the token in the address, so a body of whatever kind is let through unread.
 */
export async function oneClickUnsubscribe(scope: FastifyInstance, { services }: { services: Services }): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 10_000 }, (_request, _body, done) => done(null));
  scope.post(unsubscribePath, async (request, reply) => {
    const { data } = unsubscriptionInput.safeParse(request.query);
    await unsubscribe({ ctx: services, input: orNotFound(data) });
    void reply.header("cache-control", "no-store");
    return readsPages(request) ? reply.redirect(request.url, 303) : reply.code(200).send();
  });
}

/** A person who pressed the button of the page comes back to it; a mail reader wants no page. */
const readsPages = ({ headers: { accept = "" } }: FastifyRequest): boolean => accept.includes("text/html");
