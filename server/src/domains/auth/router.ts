import { challengeMinutes, codeLimits, invitationDays } from "@metiro/shared/auth/constants";
import { exportedData } from "@metiro/shared/auth/export";
import { createCompanyAdminInput, invitationSent } from "@metiro/shared/auth/invitation";
import {
  accountDeleted,
  botChallenge as botChallengeShape,
  changePasswordInput,
  codeSent,
  deleteAccountInput,
  forgotPasswordInput,
  profile as profileShape,
  proved,
  proveInput,
  requestEmailChangeInput,
  resetDone,
  resetPasswordInput,
  resetSent,
  sendVerificationCodeInput,
  signedIn,
  signedUp,
  signUpCompanyInput,
  signUpTendererInput,
  tokenHeld,
  updateProfileInput,
  verifyCodeInput,
} from "@metiro/shared/auth/schema";
import { passkeyOptions } from "@metiro/shared/auth/second-factor";
import { company } from "@metiro/shared/company/schema";
import { idObject } from "@metiro/shared/scalars";
import { allow, router } from "../../trpc/init.ts";
import { botChallenge } from "./bot-proof/bot-challenge.ts";
import { confirmEmailChange, requestEmailChange, sendProofCode } from "./account/request-email-change.ts";
import { changePassword } from "./password/change-password.ts";
import { sendVerificationCode, verifyCode } from "./sign-up/verify-code.ts";
import { createCompanyAdmin } from "./sign-up/create-company-admin.ts";
import { resendInvitation } from "./sign-up/resend-invitation.ts";
import { profile } from "./account/profile.ts";
import { deleteAccount } from "./account/delete-account.ts";
import { exportData } from "./account/export-data.ts";
import { forgotPassword, resetPassword } from "./password/reset-password.ts";
import { proofOptions } from "./account/proof-options.ts";
import { prove } from "./account/prove.ts";
import { signUpCompany, signUpTenderer } from "./sign-up/sign-up.ts";
import { enrolmentCalls } from "./enrolment/router.ts";
import { signInCalls } from "./sign-in/router.ts";
import { updateProfile } from "./account/update-profile.ts";

const tags = ["Auth"];

export const authRouter = router({
  ...signInCalls,
  ...enrolmentCalls,
  signUpTenderer: allow("auth.signUpTenderer")
    .meta({ openapi: { method: "POST", path: "/Auth/sign-up-tenderer", tags, summary: "Make a client's account" } })
    .input(signUpTendererInput)
    .output(signedUp)
    .mutation(signUpTenderer),
  signUpCompany: allow("auth.signUpCompany")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/sign-up-company",
        tags,
        summary: "Make a company's account and get a token",
      },
    })
    .input(signUpCompanyInput)
    .output(signedIn)
    .mutation(signUpCompany),
  botChallenge: allow("auth.botChallenge")
    .meta({
      openapi: {
        method: "GET",
        path: "/Auth/bot-challenge",
        tags,
        summary: "What to solve before sending a form that strangers may send",
      },
    })
    .output(botChallengeShape)
    .query(botChallenge),
  sendVerificationCode: allow("auth.sendVerificationCode")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/send-verification-code",
        tags,
        summary: "Have another code mailed that confirms one's e-mail",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(sendVerificationCodeInput)
    .output(codeSent)
    .mutation(sendVerificationCode),
  verifyCode: allow("auth.verifyCode")
    .meta({
      openapi: { method: "POST", path: "/Auth/verify-code", tags, summary: "Confirm one's e-mail, for a new token" },
    })
    .input(verifyCodeInput)
    .output(tokenHeld)
    .mutation(verifyCode),
  forgotPassword: allow("auth.forgotPassword")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/forgot-password",
        tags,
        summary: "Have a code mailed to choose a new password with",
      },
    })
    .input(forgotPasswordInput)
    .output(resetSent)
    .mutation(forgotPassword),
  resetPassword: allow("auth.resetPassword")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/reset-password",
        tags,
        summary: "Choose a new password with the code; without a code, as forgot-password",
        description:
          "The code is the six digits of the mail, or the longer one of an invitation. The e-mail counts as confirmed, and every session ends.",
      },
    })
    .input(resetPasswordInput)
    .output(resetDone)
    .mutation(resetPassword),
  createCompanyAdmin: allow("auth.createCompanyAdmin")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/create-company-admin",
        tags,
        summary: "Make a company's account and mail it an invitation",
        description: `The link of the invitation works for ${invitationDays} days and once: it lets the company choose its password.`,
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(createCompanyAdminInput)
    .output(company)
    .mutation(createCompanyAdmin),
  resendInvitation: allow("auth.resendInvitation")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/resend-invitation/{id}",
        tags,
        summary: "Mail another invitation to a company that has not chosen its password",
        description: `Takes the id of the company. Once a minute and ${codeLimits.maxAnHour} times an hour; 409 once it has a password.`,
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(idObject)
    .output(invitationSent)
    .mutation(resendInvitation),
  changePassword: allow("auth.changePassword")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/change-password",
        tags,
        summary: "Change one's password; all older tokens stop working",
      },
    })
    .input(changePasswordInput)
    .output(tokenHeld)
    .mutation(changePassword),
  sendProofCode: allow("auth.sendProofCode")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/send-proof-code",
        tags,
        summary: "Have a code mailed that stands in for the password of an account that has none",
      },
    })
    .output(codeSent)
    .mutation(sendProofCode),
  prove: allow("auth.prove")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/prove",
        tags,
        summary: "Prove again who one is, for the calls that ask for a fresh proof",
        description:
          "Takes one of what the refusal lists in `proofs`: the `password`, the `code` of `send-proof-code` where the account has none, the `totp` of an app, or a `passkey` that has answered `proof-options`. The token stays as it is; a sign-in is a proof too.",
      },
    })
    .input(proveInput)
    .output(proved)
    .mutation(prove),
  proofOptions: allow("auth.proofOptions")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/proof-options",
        tags,
        summary: "What a browser needs to ask for one of one's own passkeys (WebAuthn), for `Auth/prove`",
        description: `Its challenge is good once, for ${challengeMinutes} minutes, in the session that asks. 409 without a passkey.`,
      },
    })
    .output(passkeyOptions)
    .mutation(proofOptions),
  requestEmailChange: allow("auth.requestEmailChange")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/request-email-change",
        tags,
        summary: "Have a code mailed to another address that is to be one's own",
        description:
          "Needs the password, or the code of `send-proof-code` where the account has none. The answer is the same when the address has an account already: then no code comes.",
      },
    })
    .input(requestEmailChangeInput)
    .output(codeSent)
    .mutation(requestEmailChange),
  confirmEmailChange: allow("auth.confirmEmailChange")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/confirm-email-change",
        tags,
        summary: "Take the other address with the code that was mailed to it, for a new token",
        description: "Every other session ends, and the address of before is told.",
      },
    })
    .input(verifyCodeInput)
    .output(tokenHeld)
    .mutation(confirmEmailChange),
  updateProfile: allow("auth.updateProfile")
    .meta({
      openapi: { method: "POST", path: "/Auth/update-profile", tags, summary: "Change one's name, phone and language" },
    })
    .input(updateProfileInput)
    .output(profileShape)
    .mutation(updateProfile),
  exportData: allow("auth.exportData")
    .meta({ openapi: { method: "GET", path: "/Auth/export-data", tags, summary: "All that is kept of oneself" } })
    .output(exportedData)
    .query(exportData),
  deleteAccount: allow("auth.deleteAccount")
    .meta({
      openapi: {
        method: "POST",
        path: "/Auth/delete-account",
        tags,
        summary: "Erase one's account and personal data; open requests are cancelled",
      },
      rest: { clearsCache: true },
    })
    .input(deleteAccountInput)
    .output(accountDeleted)
    .mutation(deleteAccount),
  profile: allow("auth.profile")
    .meta({ openapi: { method: "GET", path: "/Auth/Profile", tags, summary: "Who one is" } })
    .output(profileShape)
    .query(profile),
});
