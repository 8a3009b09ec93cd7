import {
  challengeMinutes,
  codeLimits,
  codeMinutes,
  maxCodeTries,
  maxTicketTries,
  signInLogDays,
  ticketMinutes,
} from "@metiro/shared/auth/constants";
import { idObject } from "@metiro/shared/scalars";
import {
  otherSessionsEnded,
  session,
  sendSignInCodeInput,
  signedIn,
  signInCodeSent,
  signInInput,
  signInWithCodeInput,
} from "@metiro/shared/auth/schema";
import {
  passkeyOptions as passkeyOptionsShape,
  passkeyOptionsInput,
  secondFactorInput,
  signInWithPasskeyInput,
} from "@metiro/shared/auth/second-factor";
import { ownSignIns } from "@metiro/shared/auth/sign-ins";
import { z } from "zod";
import { allow } from "../../../trpc/init.ts";
import { passkeyOptions } from "./passkey-options.ts";
import { secondFactor } from "./second-factor.ts";
import { endOtherSessions, endSession, listSessions, signOut } from "./sessions.ts";
import { sendSignInCode, signInWithCode } from "./sign-in-with-code.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";
import { signIn } from "./sign-in.ts";
import { signIns } from "./sign-ins.ts";

const tags = ["Auth"];

/** The ways in, and what they have opened. */
export const signInCalls = {
  signIn: allow("auth.signIn")
    .meta({ openapi: { method: "POST", path: "/Auth/sign-in", tags, summary: "Get a token" } })
    .input(signInInput)
    .output(signedIn)
    .mutation(signIn),
  sendSignInCode: allow("auth.sendSignInCode")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/send-sign-in-code",
        tags,
        summary: "Have a code mailed to sign in with",
        description: `The answer is the same whether or not there is an account. A code works for ${codeMinutes} minutes; one a minute and ${codeLimits.maxAnHour} an hour are sent. Admins get none.`,
      },
    })
    .input(sendSignInCodeInput)
    .output(signInCodeSent)
    .mutation(sendSignInCode),
  signInWithCode: allow("auth.signInWithCode")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/sign-in-with-code",
        tags,
        summary: "Get a token with a code that was mailed",
        description: `Takes the code of \`send-sign-in-code\`, or the one that a sign-up mailed. The e-mail counts as confirmed. After ${maxCodeTries} wrong tries a code no longer works.`,
      },
    })
    .input(signInWithCodeInput)
    .output(signedIn)
    .mutation(signInWithCode),
  secondFactor: allow("auth.secondFactor")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/second-factor",
        tags,
        summary: "Get a token with a second factor, where a sign-in was refused with SECOND_FACTOR_REQUIRED",
        description: `Takes the \`ticket\` of that refusal within ${ticketMinutes} minutes, and one of the factors that its \`methods\` name. A ticket takes ${maxTicketTries} tries.`,
      },
    })
    .input(secondFactorInput)
    .output(signedIn)
    .mutation(secondFactor),
  passkeyOptions: allow("auth.passkeyOptions")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/passkey-options",
        tags,
        summary: "What a browser needs to ask for a passkey (WebAuthn)",
        description: `Its challenge is good once, for ${challengeMinutes} minutes.`,
      },
    })
    .input(passkeyOptionsInput)
    .output(passkeyOptionsShape)
    .mutation(passkeyOptions),
  signInWithPasskey: allow("auth.signInWithPasskey")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/sign-in-with-passkey",
        tags,
        summary: "Get a token with a passkey alone",
        description: "The device must have verified its owner: the passkey counts as both factors.",
      },
    })
    .input(signInWithPasskeyInput)
    .output(signedIn)
    .mutation(signInWithPasskey),
  signOut: allow("auth.signOut")
    .meta({
      openapi: { method: "POST", path: "/Auth/sign-out", tags, summary: "End the session of the token" },
      rest: { clearsCache: true },
    })
    .output(idObject)
    .mutation(signOut),
  sessions: allow("auth.sessions")
    .meta({ openapi: { method: "GET", path: "/Auth/Sessions", tags, summary: "Where one is signed in" } })
    .output(z.array(session))
    .query(listSessions),
  signIns: allow("auth.signIns")
    .meta({
      openapi: {
        method: "GET",
        path: "/Auth/SignIns",
        tags,
        summary: `The last 50 ways into one's own account and refusals at it, of ${signInLogDays} days`,
      },
    })
    .output(ownSignIns)
    .query(signIns),
  endSession: allow("auth.endSession")
    .meta({
      openapi: { method: "DELETE", path: "/Auth/Sessions/{id}", tags, summary: "End one of one's own sessions" },
    })
    .input(idObject)
    .output(idObject)
    .mutation(endSession),
  endOtherSessions: allow("auth.endOtherSessions")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/end-other-sessions",
        tags,
        summary: "End all of one's own sessions but the one that asks",
      },
    })
    .output(otherSessionsEnded)
    .mutation(endOtherSessions),
};
