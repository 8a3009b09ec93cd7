import type { MailKind } from "@metiro/shared/mail/constants";

/**
 * The kinds of mail and what each must know: ids only, since a queue is no place for personal data. A slice adds its kinds
 * beside their texts: `declare module "../../mail/kinds.ts" { interface MailData { kind: { … } } }`.
 */
export interface MailData {}

export type { MailKind };

/** A mail to be written: of a kind, to a user (its id), about what; in the user's language unless told. */
export type Mail = { [Kind in MailKind]: { kind: Kind; to: string; data: MailData[Kind]; lang?: string } }[MailKind];
