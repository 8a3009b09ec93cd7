import type { Language } from "@metiro/shared/languages";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { DomainError } from "../errors/domain-error.ts";
import { refusalOf } from "../errors/refusal.ts";
import { addressKey, networkOf } from "../limits/address.ts";
import { languageOf } from "../i18n/lang.ts";
import type { FileAddresses } from "../storage/file-addresses.ts";
import { claimsApiKey } from "../tokens/api-key.ts";
import type { Services } from "./services.ts";
import { type KnownDevice, knownDevice } from "./known-device.ts";
import type { Actor } from "./actor.ts";

/** What a call knows: the services of the process and who asks. */
export interface Context extends Services {
  actor: Actor | null;
  /** The addresses of files for who asks. */
  fileAddresses: FileAddresses;
  /** Why nobody could be identified although a token was sent; thrown before anything else is looked at. */
  refusal: DomainError | undefined;
  lang: Language;
  ip: string;
  requestId: string;
  /** The `Idempotency-Key` header. */
  idempotencyKey: string | undefined;
  /** The `User-Agent` header: how a session is called in the list of devices. */
  device: string | undefined;
  /** By its cookie the device that the call comes from. */
  knownDevice: KnownDevice;
  log: FastifyBaseLogger;
  /** Notes that a call was refused to the role of who asks; nobody waits for it. */
  noteForbidden: (call: string) => void;
}

/** A call by somebody signed in, of some roles where its permission names them. */
export interface ActorContext<Who extends Actor = Actor> extends Context {
  actor: Who;
}

/** What a verb of a signed-in procedure takes; `OpenCall` where the procedure is public. */
export interface Call<Input = void, Who extends Actor = Actor> {
  ctx: ActorContext<Who>;
  input: Input;
}
export interface OpenCall<Input = void> {
  ctx: Context;
  input: Input;
}

type Origin = Pick<Context, "lang" | "ip" | "requestId" | "log">;

const nobody = {
  noteForbidden: () => undefined,
  actor: null,
  refusal: undefined,
  idempotencyKey: undefined,
  device: undefined,
} as const;

/** The context of a call that nobody signed in makes: the rendering of public pages. */
export const anonymousContext = (services: Services, origin: Origin): Context => ({
  ...services,
  fileAddresses: services.fileSigner.addressesFor(null),
  ...nobody,
  knownDevice: knownDevice({}, { secure: false }),
  ...origin,
});

/** The context of a request. Never throws: a refusal waits until the guard, where every surface treats it alike. */
export async function requestContext(services: Services, request: FastifyRequest): Promise<Context> {
  const { headers } = request;
  const context: Context = {
    ...services,
    noteForbidden: () => undefined,
    actor: null,
    fileAddresses: services.fileSigner.addressesFor(null),
    refusal: undefined,
    lang: languageOf(headers, request.offered),
    ip: request.ip,
    passwords: services.passwords.from({ address: addressKey(request.ip), network: networkOf(request.ip) }),
    requestId: request.id,
    idempotencyKey: headers["idempotency-key"]?.toString(),
    device: headers["user-agent"]?.slice(0, 200),
    knownDevice: knownDevice(headers, { secure: services.config.publicUrl.startsWith("https:") }),
    log: request.log,
  };
  if (headers.authorization === undefined) return context;
  try {
    context.actor = await actorOf(services, headers.authorization, request);
    const { userId, key } = context.actor;
    request.log = request.log.child({ account: userId, ...(key && { key: key.prefix }) });
    context.log = request.log;
    context.fileAddresses = services.fileSigner.addressesFor(context.actor);
    context.passwords = context.passwords.ofKnown(userId);
  } catch (thrown) {
    context.refusal = refusalOf(thrown);
  }
  return context;
}

const bearer = /^Bearer +([\w.~+/-]+=*)$/i;

async function actorOf(
  { tokens, actorOf: read, keyActors }: Services,
  authorization: string,
  { ip, log }: Pick<FastifyRequest, "ip" | "log">,
) {
  const token = bearer.exec(authorization)?.[1];
  if (token === undefined) throw new DomainError("UNAUTHORIZED");
  const actor = claimsApiKey(token)
    ? await keyActors.byToken(token, ip, log)
    : await read(await tokens.verify(token), log);
  if (!actor) throw new DomainError("UNAUTHORIZED");
  return actor;
}
