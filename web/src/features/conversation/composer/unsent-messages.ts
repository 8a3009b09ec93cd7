import type { ConversationPair } from "@metiro/shared/conversation/schema";
import { deviceStorage } from "#session/device-storage.ts";
import { stored } from "#session/device/stored.ts";

/** A photo that has arrived on the server; its address is good for an hour. */
export interface AttachedPhoto {
  id: string;
  url: string;
}

/** What stands in the field. */
export interface MessageDraft {
  body: string;
  photos: readonly AttachedPhoto[];
}

/** What was sent and has not arrived, or not to anybody's knowledge. Its id makes that twice is once. */
export interface UnsentMessage extends MessageDraft {
  id: string;
}

export const emptyMessage: MessageDraft = { body: "", photos: [] };

const isPhoto = (value: unknown): value is AttachedPhoto =>
  typeof value === "object" && value !== null && "id" in value && "url" in value;

const isDraft = (value: unknown): value is MessageDraft =>
  typeof value === "object" &&
  value !== null &&
  "body" in value &&
  typeof value.body === "string" &&
  "photos" in value &&
  Array.isArray(value.photos) &&
  value.photos.every(isPhoto);

const isOutbox = (value: unknown): value is UnsentMessage[] =>
  Array.isArray(value) && value.every((one) => isDraft(one) && "id" in one && typeof one.id === "string");

/** What somebody has typed in one conversation and the other one has not got. */
export function unsentMessagesOf(userId: string, { jobRequestId, companyId }: ConversationPair) {
  const of = [userId, "message", jobRequestId, companyId];
  const storage = deviceStorage();
  const outbox = stored(storage, { name: "unsent", of: [...of, "sent"], fits: isOutbox });
  const read = (): readonly UnsentMessage[] => outbox.read() ?? [];
  // Read anew each time: another window may have added one.
  const keep = (messages: readonly UnsentMessage[]) =>
    void (messages.length > 0 ? outbox.write([...messages]) : outbox.remove());
  return {
    draft: stored(storage, { name: "unsent", of, fits: isDraft }),
    outbox: {
      read,
      add: (message: UnsentMessage) => keep([...read(), message]),
      remove: (id: string) => keep(read().filter((message) => message.id !== id)),
    },
  };
}
