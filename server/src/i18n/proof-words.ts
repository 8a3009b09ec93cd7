import type { I18n } from "@lingui/core";
import { type ProofKind, proofKinds } from "@metiro/shared/proof/constants";

const words: Record<ProofKind, (i18n: I18n) => string> = {
  commercialRegister: (i18n) => i18n.t({ id: "proof.commercialRegister", message: "Registre du commerce" }),
  liabilityInsurance: (i18n) => i18n.t({ id: "proof.liabilityInsurance", message: "Assurance RC" }),
  tradePermit: (i18n) => i18n.t({ id: "proof.tradePermit", message: "Autorisation de pratiquer" }),
  socialInsurance: (i18n) => i18n.t({ id: "proof.socialInsurance", message: "Assurances sociales" }),
  identity: (i18n) => i18n.t({ id: "proof.identity", message: "Identité" }),
};

/** How a kind of proof is called. */
export const kindWord = (i18n: I18n, kind: ProofKind): string => words[kind](i18n);

/** Several, as rules carry them: codes with commas between; what is no code stays as it is. */
export const kindsInWords = (i18n: I18n, codes: string): string =>
  codes
    .split(", ")
    .map((code) => {
      const kind = proofKinds.find((known) => known === code);
      return kind === undefined ? code : kindWord(i18n, kind);
    })
    .join(", ");
