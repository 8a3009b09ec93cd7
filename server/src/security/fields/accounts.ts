import { type Answer, callers, image, joined, own, pageOf } from "./answer.ts";
import { wholeProof } from "./proofs.ts";
import { companyFields, subscriptionFields, tokenAlone } from "./companies.ts";
import { offerDraftFields, offerFields, templateLine } from "./offers.ts";
import { draftContent, draftItem, requestParts } from "./requests.ts";

const signedUp = "id email username firstName lastName";
const token = own("token");
const signedIn = own(`${signedUp} token`);
const codeSent = own("sentTo sentAt retryAfterSeconds");
const profile = `${signedUp} phone role lang emailConfirmed profileCompleted hasPassword tendererId companyId lastLoginAt createdAt`;
const session = "id device createdAt lastSeenAt current displacedDevice";
const factor = "id kind name createdAt lastUsedAt";
const apiKey = "id name prefix state scopes[] networks[] createdAt expiresAt lastUsedAt lastUsedFrom revokedAt";
const endpoint =
  "id userId url events[] active offReason offAt failingSince formerSecretUntil lastDeliveredAt pending failed createdAt";
const delivery =
  "id eventId event data{} state attemptCount nextAt settledAt happenedAt createdAt attempts[](at status error milliseconds)";
const credential = "id type transports[]";
const passkeyOptions = callers(`challenge timeout rpId allowCredentials[](${credential}) userVerification`);
const settings = "choices{} digestHour quiet(from to) push{}";
const device = "id service name current createdAt seenAt";
const tendererFields =
  "id user(id email firstName lastName) phone street postalCode locality subregionId profileCompleted createdAt";
const user = `id email username firstName lastName phone role lang emailConfirmed profileCompleted invited isMachine lockedAt lastLoginAt createdAt updatedAt
  tendererId companyId companyName`;
const userDetail = callers(
  `${user} revision openSessions secondFactors lockReason holdings(jobRequests openJobRequests answers subscriptions)`,
);
const place = "subregion(id name) region(id name)";
const tendererItem = `${tendererFields} ${place} lang emailConfirmed lockedAt lastLoginAt updatedAt jobRequests(total active canceled processed)`;
const invited = callers("id email expiresAt");
const ended = callers("ended");

const { question, addition, message } = requestParts;
const exported = joined(
  own(`exportedAt profile(${profile}) tenderer(${tendererFields}) company(${companyFields}) showcase(slug proposedSlug formerSlugs[] published visible revision) notifications(${settings}) devices[](${device})
    jobRequests[](id number status title description subcategory subregion postalCode locality street startPreference startDate budgetMin budgetMax
      answers{} cancelReason createdAt processedAt canceledAt doneAt doneOn doneBy wishedCompany questions[](${question}) additions[](${addition}) agreedAs[])
    requestDrafts[](${draftItem} ${draftContent})
    answers[](createdAt seenAt response message priceMin priceMax priceUnit currency vat availableFrom duration durationUnit visit respondedAt declineReason withdrawn clientDecision decidedAt
      rejectReason rejectNote jobRequestId number agreedAs)
    offers[](number jobRequestId ${offerFields}) offerDrafts[](${offerDraftFields})
    answerTemplates[](id name message priceMin priceMax priceUnit currency lines[](${templateLine}) revision)
    messages[](${message} jobRequestId number company) subscriptions[](${subscriptionFields} note)
    promises[](number jobRequestId startedAt dueAt answers outcome reason end endedAt sentTo)
    reports[](kind reason note createdAt outcome settledAt)
    reviews[](number jobRequestId review(quality punctuality price contact text answer photosReleasedAt withheldAt createdAt) verdict(matched reachable paidOnTime note createdAt))
    accesses[](id at kind company(id name) jobRequest(id number title)) images[](${image}) proofs[](${wholeProof}) documents[](id name kind bytes pages createdAt url) sessions[](${session}) apiKeys[](${apiKey}) webhooks[](${endpoint})`),
  { nobody: "answers[](heldUntil hasConversation questionCount)" },
);

/** The answers about accounts: one's own, and those that the back office looks after. */
export const accountAnswers = {
  "auth.signIn": signedIn,
  "auth.signInWithCode": signedIn,
  "auth.secondFactor": signedIn,
  "auth.signInWithPasskey": signedIn,
  "auth.signUpCompany": signedIn,
  "auth.signUpTenderer": own(signedUp),
  "auth.passkeyOptions": passkeyOptions,
  "auth.proofOptions": passkeyOptions,
  "auth.sendSignInCode": callers("sent retryAfterSeconds"),
  "auth.botChallenge": callers("provider siteKey challenge(algorithm challenge salt maxnumber signature)"),
  "auth.sendVerificationCode": codeSent,
  "auth.sendProofCode": codeSent,
  "auth.requestEmailChange": codeSent,
  "auth.verifyCode": token,
  "auth.changePassword": token,
  "auth.confirmEmailChange": token,
  "auth.forgotPassword": callers("sent"),
  "auth.resetPassword": callers("sent reset"),
  "auth.resendInvitation": callers("companyId expiresAt"),
  "auth.prove": own("provedUntil"),
  "auth.factors": own(`factors[](${factor}) backupCodesLeft required`),
  "auth.beginTotp": own("id key uri"),
  "auth.addTotp": own(`factor(${factor}) backupCodes[]`),
  "auth.addPasskey": own(`factor(${factor}) backupCodes[]`),
  "auth.beginPasskey":
    own(`challenge rp(id name) user(id name displayName) pubKeyCredParams[](type alg) timeout attestation
    excludeCredentials[](${credential}) authenticatorSelection(residentKey userVerification requireResidentKey)`),
  "auth.renameFactor": own(factor),
  "auth.removeFactor": own("id"),
  "auth.renewBackupCodes": own("backupCodes[]"),
  "auth.updateProfile": own(profile),
  "auth.profile": own(profile),
  "auth.exportData": exported,
  "auth.deleteAccount": own("deleted"),
  "auth.signOut": own("id"),
  "auth.signIns": own("[](id at method secondFactor outcome address device fromNewDevice)"),
  "signIn.list": pageOf(
    callers(
      "id at method outcome secondFactor address device fromNewDevice account(id email firstName lastName role) call",
    ),
    "totalCapped",
  ),
  "apiKey.list": own(`items[](${apiKey})`),
  "apiKey.add": own(`key(${apiKey}) secret`),
  "apiKey.revoke": own("id"),
  "webhook.events": callers("items[](name)"),
  "webhook.list": own(`items[](${endpoint})`),
  "webhook.get": own(endpoint),
  "webhook.add": own(`endpoint(${endpoint}) secret`),
  "webhook.update": own(endpoint),
  "webhook.rotateSecret": own(`endpoint(${endpoint}) secret`),
  "webhook.delete": own("id"),
  "webhook.sendTest": own("id"),
  "webhook.deliveries": pageOf(own(delivery), "totalCapped"),
  "webhook.retry": own("id"),
  "webhook.retryFailed": callers("count"),
  "user.addMachine": userDetail,
  "auth.sessions": own(`[](${session})`),
  "auth.endSession": own("id"),
  "auth.endOtherSessions": own("ended"),
  "user.list": pageOf(callers(user)),
  "user.get": userDetail,
  "user.update": userDetail,
  "user.viewPanel": callers("id email username firstName lastName role token endsAt"),
  "user.lock": userDetail,
  "user.unlock": userDetail,
  "user.endSessions": userDetail,
  "user.resetSecondFactor": userDetail,
  "user.delete": callers("id"),
  "user.inviteAdmin": invited,
  "user.resendInvitation": invited,
  "user.sendPasswordReset": callers("id email retryAfterSeconds"),
  "user.sendConfirmation": callers("id email retryAfterSeconds"),
  "user.pauses": pageOf(callers("kind until user(id email firstName lastName) address")),
  "user.endPauses": ended,
  "tenderer.own": own(tendererFields),
  "tenderer.update": own(tendererFields),
  "tenderer.list": pageOf(callers(tendererItem)),
  "tenderer.get": callers(tendererItem),
  "tenderer.completeProfile": tokenAlone,
  "notification.own": own(settings),
  "notification.update": own(settings),
  "notification.devices": own(`publicKey devices[](${device})`),
  "notification.addDevice": own(`publicKey devices[](${device})`),
  "notification.removeDevice": own("id"),
  "notification.unsubscription": callers("reader kind ended"),
  "notification.unsubscribe": callers("reader kind ended"),
} as const satisfies Record<string, Answer>;
