/** Who reads a conversation, and with whom. */
export interface Talk {
  side: "client" | "company";
  /** The other one's name, as far as it may be known. */
  other: string;
}
