import { Trans, useLingui } from "@lingui/react/macro";
import type { ConversationPair, Message } from "@metiro/shared/conversation/schema";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { MessageCircleQuestion } from "lucide-react";
import { Suspense } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { useCompanyName } from "#domain/company/use-company-name.ts";
import { linksOf } from "#domain/conversation/links-of.tsx";
import { MaskedText } from "#domain/conversation/masked-text.tsx";
import { useMarkRead } from "#domain/conversation/use-mark-read.ts";
import { useMomentText } from "#domain/request/moment-text.ts";
import { cn } from "#ui/cn.ts";
import { Card, CardBody } from "#ui/display/card.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { PhotoGrid } from "../../photo-grid.tsx";

const SaidForm = lazyPart(async () => ({ default: (await import("../notes/said-form.tsx")).SaidForm }));

/** So much of what was said stands here; the page of the conversation has all of it. */
const shownMessages = 4;

interface CompanyQuestionsProps {
  request: JobRequest;
  /** Of the request's companies those that ask. */
  asking: readonly Recipient[];
}

/** What companies ask before they answer, beside the answers, each with room to reply. */
export default function CompanyQuestions({ request, asking }: CompanyQuestionsProps) {
  return asking.map(({ company }) => (
    <CompanyQuestion key={company.id} pair={{ jobRequestId: request.id, companyId: company.id }} company={company} />
  ));
}

interface CompanyQuestionProps {
  pair: ConversationPair;
  company: Recipient["company"];
}

function CompanyQuestion({ pair, company }: CompanyQuestionProps) {
  const { t } = useLingui();
  const name = useCompanyName()(company);
  const { conversation } = trpc.useUtils();
  const input = { ...pair, limit: shownMessages };
  const { data } = trpc.conversation.get.useQuery(input, handlesOwnErrors);
  const reply = trpc.conversation.send.useMutation({ onSettled: () => conversation.get.invalidate() });
  useMarkRead({
    pair,
    last: data?.messages[0]?.id,
    unread: data?.unread ?? 0,
    atEnd: true,
    setUnread: (unread) => conversation.get.setData(input, (told) => told && { ...told, unread }),
  });
  const headingId = `asks-${company.id}`;
  if (!data) return <Skeleton shape="block" />;
  const waits = data.messages[0]?.mine === false;
  return (
    <Card className={cn(waits && "border-accent!")} aria-labelledby={headingId}>
      <div className={cn("flex gap-3 rounded-t-lg p-4 md:px-5", waits ? "bg-accent-soft" : "bg-sunken")}>
        <Icon of={MessageCircleQuestion} className={cn("mt-0.5 shrink-0", waits ? "text-accent-ink" : "text-ink-3")} />
        <div className="min-w-0">
          <h2 id={headingId} className="title-card wrap-anywhere">
            <Trans>Question : {name}</Trans>
          </h2>
          <p className="mt-1 text-sm text-ink-2">
            {waits ? (
              <Trans>L’entreprise aimerait en savoir plus avant de répondre à votre demande.</Trans>
            ) : (
              <Trans>Vous avez répondu. L’entreprise peut maintenant répondre à votre demande.</Trans>
            )}
          </p>
        </div>
      </div>
      <CardBody className="grid gap-4">
        <ul className="grid gap-3">
          {data.messages.toReversed().map((message) => (
            <Said key={message.id} message={message} name={name} />
          ))}
        </ul>
        {waits && data.open && (
          <Suspense fallback={<Skeleton shape="block" />}>
            <SaidForm
              name={t`Répondre à ${name}`}
              label={t`Votre réponse`}
              help={t`Seule cette entreprise la lit.`}
              masked={!data.contactVisible}
              submitLabel={<Trans>Envoyer ma réponse</Trans>}
              send={({ text, photoIds }) =>
                reply.mutateAsync({ ...pair, ...(text && { body: text }), ...(photoIds && { photoIds }) })
              }
              onSent={() => void toast.success(t`Votre réponse est envoyée.`)}
            />
          </Suspense>
        )}
        {linksOf.client.one(pair, {
          className:
            "justify-self-start text-sm text-accent-ink underline underline-offset-[0.2em] max-md:min-h-11 max-md:content-center",
          children: <Trans>Ouvrir la conversation</Trans>,
        })}
      </CardBody>
    </Card>
  );
}

function Said({ message: { mine, body, photos, createdAt }, name }: { message: Message; name: string }) {
  const momentOf = useMomentText();
  return (
    <li className={cn("grid min-w-0 gap-1 border-l-2 pl-3", mine ? "border-line" : "border-accent-line")}>
      <p className="text-xs text-ink-2">
        {mine ? <Trans>Vous</Trans> : name} · <span className="num">{momentOf(createdAt)}</span>
      </p>
      {body && (
        <p className="whitespace-pre-line wrap-anywhere">
          <MaskedText>{body}</MaskedText>
        </p>
      )}
      {photos.length > 0 && <PhotoGrid photos={photos} />}
    </li>
  );
}
