import { backupCodeCount } from "@metiro/shared/reauthentication/factor-kinds";
import { challengeMinutes } from "@metiro/shared/auth/constants";
import {
  addPasskeyInput,
  addTotpInput,
  backupCodesRenewed,
  factor,
  factorAdded,
  ownFactors,
  passkeyBegun,
  renameFactorInput,
  totpBegun,
} from "@metiro/shared/auth/second-factor";
import { idObject } from "@metiro/shared/scalars";
import { allow } from "../../../trpc/init.ts";
import { addPasskey, beginPasskey } from "./add-passkey.ts";
import { addTotp, beginTotp } from "./add-totp.ts";
import { factors } from "./factors.ts";
import { removeFactor, renameFactor } from "./remove-factor.ts";
import { renewBackupCodes } from "./renew-backup-codes.ts";

const tags = ["Auth"];

/** One's own second factors. */
export const enrolmentCalls = {
  factors: allow("auth.factors")
    .meta({ openapi: { method: "GET", path: "/Auth/Factors", tags, summary: "One's own second factors" } })
    .output(ownFactors)
    .query(factors),
  beginTotp: allow("auth.beginTotp")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/begin-totp",
        tags,
        summary: "Get a key for an app that shows codes (TOTP: SHA-1, six digits, 30 seconds)",
        description: "It counts once `Auth/add-totp` has taken its first code.",
      },
    })
    .output(totpBegun)
    .mutation(beginTotp),
  addTotp: allow("auth.addTotp")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/add-totp",
        tags,
        summary: "Add an app that shows codes, with its first code",
        description: `The first factor of an account ends its other sessions and brings ${backupCodeCount} backup codes, told once.`,
      },
    })
    .input(addTotpInput)
    .output(factorAdded)
    .mutation(addTotp),
  beginPasskey: allow("auth.beginPasskey")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/begin-passkey",
        tags,
        summary: "What a browser needs to make a passkey (WebAuthn)",
        description: `Its challenge is good once, for ${challengeMinutes} minutes.`,
      },
    })
    .output(passkeyBegun)
    .mutation(beginPasskey),
  addPasskey: allow("auth.addPasskey")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/add-passkey",
        tags,
        summary: "Add a passkey",
        description: `The first factor of an account ends its other sessions and brings ${backupCodeCount} backup codes, told once.`,
      },
    })
    .input(addPasskeyInput)
    .output(factorAdded)
    .mutation(addPasskey),
  renameFactor: allow("auth.renameFactor")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/Factors/{id}",
        tags,
        summary: "Call one of one's own factors something else",
      },
    })
    .input(renameFactorInput)
    .output(factor)
    .mutation(renameFactor),
  removeFactor: allow("auth.removeFactor")
    .meta({
      openapi: {
        method: "DELETE",
        path: "/Auth/Factors/{id}",
        tags,
        summary: "Remove one of one's own factors; with the last one the backup codes go",
        description: "409 for the last one of an admin who is asked for one.",
      },
    })
    .input(idObject)
    .output(idObject)
    .mutation(removeFactor),
  renewBackupCodes: allow("auth.renewBackupCodes")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/renew-backup-codes",
        tags,
        summary: `Get ${backupCodeCount} other backup codes, told once`,
        description: "Those of before no longer work. 409 without a second factor.",
      },
    })
    .output(backupCodesRenewed)
    .mutation(renewBackupCodes),
};
