/** Who reads a conversation, and with whom. */
export interface ConversationParties {
  side: "client" | "company";
  /** The other one's name, as far as it may be known. */
  other: string;
}
