import type { FactorAdded, PasskeyBegun, PasskeyOptions, TotpBegun } from "@metiro/shared/auth/second-factor";
import type { Problem } from "@metiro/shared/errors/codes";
import { generateSync } from "otplib";
import { expect } from "vitest";
import { tenderers } from "../../../../db/schema/index.ts";
import { createUser } from "../../../../factories/index.ts";
import { passwords } from "../../../../passwords/passwords.ts";
import type { TestApp } from "../../../../test/app/app.ts";
import { person } from "../../test/account.fixture.ts";
import { softwarePasskey } from "./software-passkey.ts";

interface Body {
  token?: string;
  code?: Problem["code"];
  params?: { ticket: string; methods: string[] };
}

const hash = passwords({ light: true }).hash(person.password);

/** People with second factors, and what they do. */
export function factorsIn({ app, db, sql, config }: TestApp) {
  const call = async <Answer = Body>(
    path: string,
    payload?: object,
    token?: string,
    method: "POST" | "DELETE" | "GET" = "POST",
  ) => {
    const answer = await app.inject({
      method,
      url: `/api/Auth/${path}`,
      ...(payload && method === "POST" && { payload }),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    const body = answer.json<Answer & { data?: Answer }>();
    return { status: answer.statusCode, body: body.data ?? body };
  };
  const signIn = (email: string) => call("sign-in", { email, password: person.password });
  const tokenOf = async (email: string) => {
    const { body } = await signIn(email);
    if (body.token === undefined) throw new Error(`No token: ${JSON.stringify(body)}`);
    return body.token;
  };
  return {
    call,
    signIn,
    tokenOf,
    /** The code that an app shows so many steps of 30 seconds from now. */
    shown: (key: string, steps = 0) => generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) + steps * 30 }),
    made: async (role: "Admin" | "Tenderer" = "Tenderer") => {
      const { id, email } = await createUser(db, { role, passwordHash: await hash });
      if (role === "Tenderer") await db.insert(tenderers).values({ userId: id });
      return { id, email };
    },
    /** The ticket of a sign-in whose password was right. */
    ticketOf: async (email: string) => {
      const { status, body } = await signIn(email);
      expect({ status, code: body.code }).toEqual({ status: 403, code: "SECOND_FACTOR_REQUIRED" });
      return body.params?.ticket ?? "";
    },
    /** Adds an app, and lets the code of now be shown again. */
    withTotp: async (token: string) => {
      const { body: begun } = await call<TotpBegun>("begin-totp", undefined, token);
      const totp = generateSync({ secret: begun.key, epoch: Math.floor(Date.now() / 1000) });
      const { status, body } = await call<FactorAdded>("add-totp", { id: begun.id, name: "Téléphone", totp }, token);
      expect(status).toBe(200);
      await sql`update second_factors set last_step = null where id = ${begun.id}`;
      return { ...begun, backupCodes: body.backupCodes ?? [] };
    },
    withPasskey: async (token: string) => {
      const passkey = softwarePasskey(config.publicUrl);
      const { body: options } = await call<PasskeyBegun>("begin-passkey", undefined, token);
      const { status, body } = await call<FactorAdded>(
        "add-passkey",
        { name: "Clé", passkey: passkey.made(options) },
        token,
      );
      expect(status).toBe(200);
      return { passkey, ...body };
    },
    optionsFor: async (ticket?: string) =>
      (await call<PasskeyOptions>("passkey-options", ticket === undefined ? {} : { ticket })).body,
  };
}
