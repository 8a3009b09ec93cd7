import { createContext, type ReactNode, use } from "react";

export interface Confirmation {
  /** « Annuler cette demande ? » */
  title: string;
  /** What follows from it, and whether it can be undone. */
  children: ReactNode;
  /** Verb and object: « Annuler la demande ». */
  action: string;
  /** The safe way out, which has the focus: « Garder la demande ». */
  keep: string;
  tone?: "danger" | "primary" | undefined;
  /** Asks for a reason, that may be left out unless it is required. */
  reason?:
    | {
        label: string;
        help?: string | undefined;
        maxLength: number;
        required?: boolean;
        /** A name: one line, which Enter sends. */
        oneLine?: boolean;
        /** What is said of the words while they are typed. */
        below?: (typed: string, change: (typed: string) => void) => ReactNode;
      }
    | undefined;
  /** Asks to choose first: a field by what is chosen, "" at first. */
  choice?: ((chosen: string, choose: (value: string) => void) => ReactNode) | undefined;
  /** Asks to type this, for what cannot be undone. */
  retype?: string | undefined;
}

/** `closing`: whether something closes with what was typed into it and is lost. Its words come with the dialog. */
export type ConfirmQuestion = Confirmation | "closing";

/** What was confirmed, with the reason given and what was chosen; null when it was not. */
export type Confirmed = { reason: string; choice?: string } | null;

export const ConfirmContext = createContext<((question: ConfirmQuestion) => Promise<Confirmed>) | null>(null);

/** `if (!(await confirm({ … }))) return;` */
export function useConfirm() {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error("useConfirm stands below ConfirmProvider");
  return confirm;
}
