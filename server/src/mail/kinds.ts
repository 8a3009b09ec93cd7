/**
 * The kinds of mail and what each must know: ids only, since a queue is no place for personal data. Empty here; a slice
 * adds its kinds beside their texts: `declare module "../../mail/kinds.ts" { interface MailData { kind: { … } } }`.
 */
export interface MailData {}

export type MailKind = keyof MailData;

/** A mail to be written: of a kind, to a user (its id), about what. */
export type Mail = { [Kind in MailKind]: { kind: Kind; to: string; data: MailData[Kind] } }[MailKind];
