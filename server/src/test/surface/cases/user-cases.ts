import type { ProcedurePath } from "@metiro/shared/permissions";
import { createTenderer, createUser } from "../../../factories/index.ts";
import { admin, idOf, type RowCase, type World } from "./row-case.ts";

/** The admin's own account. */
const themselves = async ({ people }: World) => ({ id: people.admin.userId });

/** The account of a client that may enter. */
async function clientAccount(db: World["db"]) {
  return (await createTenderer(db)).userId;
}

/** The calls that name an account. */
export const userCases = {
  "user.resendInvitation": {
    finds: admin,
    input: ({ db }) => idOf(createUser(db, { role: "Admin", emailConfirmed: false })),
    conflicting: ({ db }) => idOf(createUser(db, { role: "Admin", passwordHash: "chosen" })),
  },
  "user.sendPasswordReset": {
    finds: admin,
    input: ({ db }) => idOf(createUser(db)),
    conflicting: themselves,
  },
  "user.sendConfirmation": {
    finds: admin,
    input: ({ db }) => idOf(createUser(db, { emailConfirmed: false })),
    conflicting: ({ db }) => idOf(createUser(db)),
  },
  "user.update": {
    finds: admin,
    input: async ({ db }) => ({ id: (await createUser(db)).id, lastName: "Corrigée" }),
    conflicting: async ({ db }) => ({ id: (await createUser(db)).id, street: "Rue du Lac 3" }),
  },
  "user.get": { finds: admin, input: ({ db }) => idOf(createUser(db)) },
  "user.viewPanel": {
    finds: admin,
    input: async ({ db }) => ({ id: await clientAccount(db), reason: "asked" }),
    conflicting: async (world) => ({ ...(await themselves(world)), reason: "asked" }),
  },
  "user.delete": { finds: admin, input: ({ db }) => idOf(createUser(db)), conflicting: themselves },
  "user.lock": { finds: admin, input: ({ db }) => idOf(createUser(db)), conflicting: themselves },
  "user.endSessions": { finds: admin, input: ({ db }) => idOf(createUser(db)), conflicting: themselves },
  "user.resetSecondFactor": {
    finds: admin,
    input: async ({ db }) => ({ ...(await idOf(createUser(db))), reason: "Téléphone perdu" }),
    conflicting: async (world) => ({ ...(await themselves(world)), reason: "Téléphone perdu" }),
  },
  "user.unlock": { finds: admin, input: ({ db }) => idOf(createUser(db, { lockedAt: "2026-01-01T00:00:00.000Z" })) },
} as const satisfies Partial<Record<ProcedurePath, RowCase>>;
