import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";

/** Dials the client of a won job. Its list does not hold the number, so it is asked for at the press; without one the page of the job opens. */
export function useCall(id: string) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    const phone = await utils.jobRequest.get.fetch({ id }).then(
      ({ tenderer }) => tenderer.phone,
      () => undefined,
    );
    setPending(false);
    if (phone) window.open(`tel:${phone}`, "_self");
    else await navigate({ to: "/company/requests/$id", params: { id } });
  };
  return { isPending, run };
}
