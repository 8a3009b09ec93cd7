import { codeLimits } from "@metiro/shared/auth/constants";
import { adminInvitationHours } from "@metiro/shared/auth/constants";
import { viewMinutes } from "@metiro/shared/user/view-reasons";
import { idObject } from "@metiro/shared/scalars";
import { endLockoutsInput, lockoutListInput, lockoutPage, lockoutsEnded } from "@metiro/shared/user/lockouts";
import {
  accountMailSent,
  addMachineInput,
  inviteAdminInput,
  lockUserInput,
  resendUserInvitationInput,
  resetSecondFactorInput,
  updateUserInput,
  userDetail,
  userInvited,
  userListInput,
  userPage,
} from "@metiro/shared/user/schema";
import { panelView, viewPanelInput } from "@metiro/shared/user/panel-view";
import { fromReplica } from "../../trpc/from-replica.ts";
import { allow, router } from "../../trpc/init.ts";
import { addMachine } from "./add-machine.ts";
import { endPauses, pauses } from "./pauses.ts";
import { deleteUser } from "./delete.ts";
import { endUserSessions } from "./end-sessions.ts";
import { inviteAdmin, resendInvitation } from "./invite-admin.ts";
import { lock, unlock } from "./lock.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";
import { sendConfirmation, sendPasswordReset } from "./send-password-reset.ts";
import { get } from "./get.ts";
import { list } from "./list.ts";
import { update } from "./update.ts";
import { viewPanel } from "./view-panel.ts";

const tags = ["User"];

export const userRouter = router({
  list: allow("user.list")
    .meta({ openapi: { method: "GET", path: "/User/GetAll", tags, summary: "All accounts" } })
    .input(userListInput)
    .output(userPage)
    .query(fromReplica(list)),
  get: allow("user.get")
    .meta({ openapi: { method: "GET", path: "/User/Get/{id}", tags, summary: "One account" } })
    .input(idObject)
    .output(userDetail)
    .query(get),
  inviteAdmin: allow("user.inviteAdmin")
    .meta({
      openapi: {
        method: "POST",
        path: "/User/InviteAdmin",
        tags,
        summary: "Make an admin's account and mail it an invitation",
        description: `The link works for ${adminInvitationHours} hours and once: it lets the admin choose its password.`,
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(inviteAdminInput)
    .output(userInvited)
    .mutation(inviteAdmin),
  addMachine: allow("user.addMachine")
    .meta({
      openapi: {
        method: "POST",
        path: "/User/AddMachine",
        tags,
        summary: "Make the account of a program of the back office",
        description:
          "Nobody can sign in to it; it calls with API keys that admins make (`ApiKey/Add`). `User/Lock` switches it off, and its keys with it, until `User/Unlock`.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(addMachineInput)
    .output(userDetail)
    .mutation(addMachine),
  resendInvitation: allow("user.resendInvitation")
    .meta({
      openapi: {
        method: "POST",
        path: "/User/ResendInvitation/{id}",
        tags,
        summary: "Mail another invitation to an admin or a company that has not chosen its password",
        description: `With an \`email\` the invitation goes to that address, which becomes the account's; the link that was sent to the other one is dead. Once a minute and ${codeLimits.maxAnHour} times an hour; 409 once there is a password.`,
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(resendUserInvitationInput)
    .output(userInvited)
    .mutation(resendInvitation),
  sendPasswordReset: allow("user.sendPasswordReset")
    .meta({
      openapi: {
        method: "POST",
        path: "/User/SendPasswordReset/{id}",
        tags,
        summary: "Mail somebody a code to choose a new password with",
        description: `Its password stays until then. Once a minute and ${codeLimits.maxAnHour} times an hour, 30 mails an hour by one admin; 409 for one's own account, and one that is locked, invited or a program's.`,
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(idObject)
    .output(accountMailSent)
    .mutation(sendPasswordReset),
  sendConfirmation: allow("user.sendConfirmation")
    .meta({
      openapi: {
        method: "POST",
        path: "/User/SendConfirmation/{id}",
        tags,
        summary: "Mail somebody another code that confirms the e-mail",
        description: "Limited and refused as `User/SendPasswordReset`; 409 also once the e-mail is confirmed.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(idObject)
    .output(accountMailSent)
    .mutation(sendConfirmation),
  update: allow("user.update")
    .meta({
      openapi: {
        method: "POST",
        path: "/User/Update/{id}",
        tags,
        summary: "Correct a person's name, phone and language, and a client's address",
        description:
          "What is absent stays, null clears it. The person is told by mail. An address is a client's: else 409.",
      },
    })
    .input(updateUserInput)
    .output(userDetail)
    .mutation(update),
  viewPanel: allow("user.viewPanel")
    .meta({
      openapi: {
        method: "POST",
        path: "/User/ViewPanel/{id}",
        tags,
        summary: "See a client's or a company's panel as that person sees it",
        description:
          `The token reads what the person reads in its panel, for ${viewMinutes} minutes and as long as the admin's own session; every call that writes, ` +
          "conversations and drafts answer 403. Asks for a reason, which is in the audit. 409 for an admin, a locked account and one whose " +
          "e-mail is not confirmed.",
      },
    })
    .input(viewPanelInput)
    .output(panelView)
    .mutation(viewPanel),
  delete: allow("user.delete")
    .meta({
      openapi: {
        method: "DELETE",
        path: "/User/Delete/{id}",
        tags,
        summary: "Erase an account and its personal data",
        description:
          "Open requests of a client are cancelled; what others need stays, without names. Not one's own, not the last admin's: 409.",
      },
    })
    .input(idObject)
    .output(idObject)
    .mutation(deleteUser),
  lock: allow("user.lock")
    .meta({
      openapi: {
        method: "POST",
        path: "/User/Lock/{id}",
        tags,
        summary: "Lock an account: its sessions end at once, signing in is refused",
        description: "Not one's own, not the last admin's: 409. An account that is locked stays locked.",
      },
    })
    .input(lockUserInput)
    .output(userDetail)
    .mutation(lock),
  unlock: allow("user.unlock")
    .meta({ openapi: { method: "POST", path: "/User/Unlock/{id}", tags, summary: "Open a locked account again" } })
    .input(idObject)
    .output(userDetail)
    .mutation(unlock),
  endSessions: allow("user.endSessions")
    .meta({
      openapi: {
        method: "POST",
        path: "/User/EndSessions/{id}",
        tags,
        summary: "Sign an account out on all its devices",
        description: "It may sign in again at once. Not one's own: 409.",
      },
    })
    .input(idObject)
    .output(userDetail)
    .mutation(endUserSessions),
  resetSecondFactor: allow("user.resetSecondFactor")
    .meta({
      openapi: {
        method: "POST",
        path: "/User/ResetSecondFactor/{id}",
        tags,
        summary: "Take the second factors of an account away, because its owner has lost them",
        description:
          "Its backup codes go and its sessions end; the owner is told by mail. An admin adds another factor at the next sign-in. Not one's own: 409.",
      },
    })
    .input(resetSecondFactorInput)
    .output(userDetail)
    .mutation(resetSecondFactor),
  pauses: allow("user.pauses")
    .meta({
      openapi: {
        method: "GET",
        path: "/User/Pauses",
        tags,
        summary: "Who has to wait after too many attempts: accounts and addresses",
      },
    })
    .input(lockoutListInput)
    .output(lockoutPage)
    .query(pauses),
  endPauses: allow("user.endPauses")
    .meta({
      openapi: {
        method: "POST",
        path: "/User/EndPauses",
        tags,
        summary: "Let an account or an address try again at once",
      },
      rest: { selects: true },
    })
    .input(endLockoutsInput)
    .output(lockoutsEnded)
    .mutation(endPauses),
});
