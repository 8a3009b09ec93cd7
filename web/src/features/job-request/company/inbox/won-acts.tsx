import { Trans, useLingui } from "@lingui/react/macro";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { ReceivedItem } from "@metiro/shared/job-request/schema";
import { Link, useNavigate } from "@tanstack/react-router";
import { Phone } from "lucide-react";
import { useState } from "react";
import { MessagesLink } from "#domain/conversation/messages-link.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { trpc } from "#api/trpc.ts";

/** In the row of a won job: the ways to its client. A phone calls; elsewhere the number is to be read, on the page of the job. */
export default function WonActs({ item }: { item: ReceivedItem }) {
  const { t } = useLingui();
  const onPhone = usePhone();
  const call = useCall(item.id);
  const { id, title } = item;
  if (onPhone)
    return (
      <IconButton
        variant="secondary"
        icon={Phone}
        label={t`Appeler le client de « ${title} »`}
        held={call.isPending}
        onClick={() => void call.run()}
      />
    );
  const [own] = item.jobRequestCompanies;
  if (!own) return null;
  return (
    <>
      <Link
        to="/company/requests/$id"
        params={{ id }}
        aria-label={t`Contacter le client de « ${title} »`}
        title={t`Téléphone, e-mail et adresse`}
        className={buttonClass({ variant: "secondary", size: "sm" })}
      >
        <Trans>Contacter</Trans>
      </Link>
      <MessagesLink
        iconOnly
        side="company"
        pair={{ jobRequestId: id, companyId: own.company.id }}
        open={item.status === JobStatus.Processed}
        begun={own.hasConversation ?? false}
      />
    </>
  );
}

/** Dials the client of a won job. Its list does not hold the number, so it is asked for at the press; without one the page of the job opens. */
function useCall(id: string) {
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
