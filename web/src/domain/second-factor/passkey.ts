import type { NewPasskey, PasskeyAnswer, PasskeyBegun, PasskeyOptions } from "@metiro/shared/auth/second-factor";
import { startAuthentication, startRegistration, WebAuthnAbortService } from "@simplewebauthn/browser";

/** Has the device make a passkey. Rejected when its owner breaks off, or the device has one for the account already. */
export async function passkeyFor({ pubKeyCredParams, ...options }: PasskeyBegun): Promise<NewPasskey> {
  const made = await startRegistration({ optionsJSON: { ...options, pubKeyCredParams } as never });
  const { id, rawId, response } = made;
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: "public-key",
    authenticatorAttachment: undefined,
    response: { clientDataJSON, attestationObject, transports: transports ? [...transports] : undefined },
  };
}

/** Has a passkey of the device answer: at once, or when it is chosen from what the browser offers at a field. Rejected when its owner breaks off. */
export async function answerOf(options: PasskeyOptions, from: "dialog" | "field" = "dialog"): Promise<PasskeyAnswer> {
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: options as never,
    useBrowserAutofill: from === "field",
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: "public-key",
    authenticatorAttachment: undefined,
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}

/** Asks the device no more: what waits for its answer is rejected. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();
