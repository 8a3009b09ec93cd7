import { personName } from "@metiro/shared/user/nameless";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MailText } from "@metiro/shared/mail/schema";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Facts } from "#ui/display/facts.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { useKindWords } from "#domain/mail/mail-words.ts";
import { useResend } from "#domain/mail/use-resend.tsx";
import { RotateCcw } from "lucide-react";
import type { Mail } from "./mails-screen.tsx";

interface MailPreviewProps {
  mail: Mail;
  onClose: () => void;
}

/** What a mail says: drawn from its words alone, so that nothing in it is obeyed as markup or followed as a link. */
export default function MailPreview({ mail, onClose }: MailPreviewProps) {
  const { t } = useLingui();
  const { id, kind, canResend, recipient } = mail;
  const resend = useResend();
  const wordsOf = useKindWords();
  const { data, error, isFetching, refetch } = trpc.mail.preview.useQuery(
    { id },
    { ...handlesOwnErrors, staleTime: 0 },
  );
  return (
    <Dialog
      open
      onClose={() => onClose()}
      size="md"
      title={wordsOf(kind)}
      footer={
        <>
          {canResend && recipient && (
            <Button variant="secondary" icon={RotateCcw} onClick={() => void resend(mail)}>
              <Trans>Renvoyer</Trans>
            </Button>
          )}
          <Button data-autofocus="" variant="secondary" onClick={onClose}>
            <Trans>Fermer</Trans>
          </Button>
        </>
      }
    >
      {error && !isFetching && (
        <ErrorState title={t`L’e-mail n’a pas pu être lu`} onRetry={() => void refetch()}>
          <Trans>Il est peut-être parti entre-temps.</Trans>
        </ErrorState>
      )}
      {data && <Preview mail={data} />}
      {!data && isFetching && (
        <SkeletonArea className="grid gap-4">
          <Skeleton className="w-2/3" />
          <Skeleton shape="block" />
        </SkeletonArea>
      )}
    </Dialog>
  );
}

function Preview({ mail: { recipient, content, withheld } }: { mail: MailText }) {
  const { t } = useLingui();
  if (withheld)
    return (
      <Note>
        <Trans>
          Cet e-mail contenait un code ou un lien personnel : rien n’en est gardé, sauf le fait qu’il est parti.
        </Trans>
      </Note>
    );
  if (!content)
    return (
      <Note>
        <Trans>Cet e-mail n’a plus rien à dire : il ne partira pas, même si on le réessaie.</Trans>
      </Note>
    );
  const to = recipient && `${personName(recipient) ?? t`Compte supprimé`} · ${recipient.email}`;
  return (
    <>
      <Facts
        compact
        items={[...(to ? [{ label: t`À`, value: to }] : []), { label: t`Sujet`, value: content.subject }]}
      />
      <article className="mt-4 grid gap-4 rounded-lg border border-line bg-paper p-5 md:p-6">
        <h3 className="title-card">{content.heading}</h3>
        {[content.greeting, ...content.paragraphs].map((text) => (
          <p key={text} className="whitespace-pre-line">
            {text}
          </p>
        ))}
        {content.facts && content.facts.length > 0 && <Facts items={content.facts} />}
        {content.quoteLead && <p>{content.quoteLead}</p>}
        {content.quote && (
          <blockquote className="border-l-2 border-line-strong pl-4 whitespace-pre-line">{content.quote}</blockquote>
        )}
        {content.sections?.map(({ heading, items }) => (
          <section key={heading}>
            <h4 className="title-4">{heading}</h4>
            <ul className="mt-1 grid gap-2">
              {items.map(({ text, note, url }) => (
                <li key={`${url} ${text}`} className="min-w-0">
                  {text}
                  {note && <span className="block text-sm text-ink-2">{note}</span>}
                  <span className="block text-xs wrap-anywhere text-ink-3">{url}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {content.button && (
          <p className="min-w-0">
            <span className="font-semibold">{content.button.label}</span>
            <span className="block text-xs wrap-anywhere text-ink-3">{content.button.url}</span>
          </p>
        )}
        {content.closing && <p className="text-ink-2">{content.closing}</p>}
        <div className="border-t border-line pt-3 text-xs text-ink-3">
          {content.footer.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </article>
      <p className="mt-3 text-xs text-ink-3">
        <Trans>Les codes et les liens secrets sont remplacés par des points : seul le destinataire les reçoit.</Trans>
      </p>
    </>
  );
}
