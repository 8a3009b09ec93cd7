import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ProofKind, RegisterState } from "@metiro/shared/proof/constants";

/** How each kind of proof is called. */
export const proofKindWords: Record<ProofKind, MessageDescriptor> = {
  commercialRegister: msg`Registre du commerce`,
  liabilityInsurance: msg`Assurance RC`,
  tradePermit: msg`Autorisation de pratiquer`,
  socialInsurance: msg`Assurances sociales`,
  identity: msg`Identité`,
};

/** Which paper proves it. */
export const proofPaperWords: Record<ProofKind, MessageDescriptor> = {
  commercialRegister: msg`Extrait du registre du commerce de moins de trois mois.`,
  liabilityInsurance: msg`Attestation de votre assurance responsabilité civile entreprise.`,
  tradePermit: msg`Autorisation ou maîtrise fédérale, par exemple l’autorisation d’installer de l’ESTI.`,
  socialInsurance: msg`Attestation de votre caisse AVS ou de la SUVA.`,
  identity: msg`Pièce d’identité de la personne responsable.`,
};

export const registerStateWords: Record<RegisterState, MessageDescriptor> = {
  active: msg`Inscrite et active`,
  liquidation: msg`En liquidation`,
  deleted: msg`Radiée`,
};
