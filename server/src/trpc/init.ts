import { asksFreshProof, callRefusal, permissions, type ProcedurePath } from "@metiro/shared/permissions";
import { initTRPC } from "@trpc/server";
import { DomainError } from "../errors/domain-error.ts";
import type { ActorOf } from "./actor.ts";
import type { Context } from "./context.ts";
import { refuseUnlessProved } from "./reauthentication.ts";
import { errorShape } from "./error-shape.ts";
import type { Meta } from "../procedures/meta.ts";

// isDev adds stack traces to errors; nobody outside may ever see one.
const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter: errorShape,
    // More often than any proxy, or the server's own limit for silent connections, gives up.
    sse: { ping: { enabled: true, intervalMs: 20_000 }, client: { reconnectAfterInactivityMs: 50_000 } },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

type Guard = (ctx: Context) => void;

/** What each guard does, for those who call a procedure without tRPC's chain around it. */
const guards = new WeakMap<object, Guard>();
export const guardIn = (middleware: object): Guard | undefined => guards.get(middleware);

/** Refuses in the order 401, 403, a proof that is too old; the input is looked at afterwards. */
export function guardOf(path: ProcedurePath): Guard {
  const fresh = asksFreshProof(path);
  return (ctx) => {
    if (ctx.refusal) throw ctx.refusal;
    const code = callRefusal(path, ctx.actor);
    if (code === "FORBIDDEN" && !ctx.actor?.viewing) ctx.noteForbidden(path);
    if (code) throw new DomainError(code, code === "FORBIDDEN" && ctx.actor?.key ? { params: { scope: path } } : {});
    if (fresh) refuseUnlessProved(ctx);
  };
}

function open(path: ProcedurePath) {
  const guard = guardOf(path);
  const middleware = t.middleware(({ ctx, next }) => {
    guard(ctx);
    return next();
  });
  for (const step of middleware._middlewares) guards.set(step, guard);
  return t.procedure.meta({ permission: path }).use(middleware);
}

function signedIn<Path extends SignedInPath>(path: Path) {
  const guard = guardOf(path);
  const middleware = t.middleware(({ ctx, next }) => {
    guard(ctx);
    // The type alone changes: a context of one's own would be copied on each call.
    return next<{ actor: ActorFor<Path> }>({});
  });
  for (const step of middleware._middlewares) guards.set(step, guard);
  return t.procedure.meta({ permission: path }).use(middleware);
}

type OpenPath = {
  [Path in ProcedurePath]: (typeof permissions)[Path]["roles"] extends "public" ? Path : never;
}[ProcedurePath];

type SignedInPath = Exclude<ProcedurePath, OpenPath>;
/** Whoever may call it, by its row in the table of permissions: `CompanyActor` where that names companies alone. */
type ActorFor<Path extends SignedInPath> = ActorOf<(typeof permissions)[Path]["roles"][number]>;

const isOpen = (path: ProcedurePath): path is OpenPath => permissions[path].roles === "public";

/** The one way to begin a procedure: its row in the table of permissions says who may call it. */
export function allow(path: OpenPath): ReturnType<typeof open>;
export function allow<Path extends SignedInPath>(path: Path): ReturnType<typeof signedIn<Path>>;
export function allow(path: ProcedurePath) {
  return isOpen(path) ? open(path) : signedIn(path);
}
