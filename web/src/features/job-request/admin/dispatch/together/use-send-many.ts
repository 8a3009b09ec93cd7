import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { useRefusalWords } from "#domain/request/refusal-words.ts";
import type { DispatchTarget } from "../types.ts";

/** Opens what sends several requests, on whatever page they are, oldest first; tells how many of them can be sent no more. */
export function useSendMany(ids: readonly string[], onSend: (requests: readonly DispatchTarget[]) => void) {
  const { t } = useLingui();
  const { jobRequest } = trpc.useUtils();
  const refusalOf = useRefusalWords("Admin");
  const [pending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    const read = await Promise.allSettled(ids.map((id) => jobRequest.get.fetch({ id })));
    setPending(false);
    const requests = read.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    const sendable = requests
      .filter((request) => refusalOf("send", request) === undefined)
      .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    const left = ids.length - sendable.length;
    const words = t`${plural(left, { one: "# offre ne peut pas être transmise.", other: "# offres ne peuvent pas être transmises." })}`;
    if (left > 0) toast.error(409, words);
    if (sendable.length > 0) onSend(sendable);
  };
  return { send, pending };
}
