/** Companies that were chosen in one go get the request within the same minute. */
const oneGoMs = 60_000;

interface Sending<R> {
  /** When the first of them got it. */
  at: string;
  recipients: R[];
}

/** The recipients of a request by the sending that brought it to them, oldest first; told by their times alone. */
export function sendingsOf<R extends { createdAt: string }>(recipients: readonly R[]): Sending<R>[] {
  const found: Sending<R>[] = [];
  for (const recipient of recipients.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    const last = found.at(-1);
    if (last && Date.parse(recipient.createdAt) - Date.parse(last.at) < oneGoMs) last.recipients.push(recipient);
    else found.push({ at: recipient.createdAt, recipients: [recipient] });
  }
  return found;
}
