import { statusOf } from "#api/failure/failure.ts";
import { expectedHere } from "#api/failure/shown-failure.ts";
import { toast } from "#ui/feedback/toast-store.ts";

/** No answer of the server: told in words that fit what is being sent, instead of those for any call. */
export function tellLost(error: unknown, words: string): void {
  expectedHere(error);
  toast.error(statusOf(error as never), words);
}
