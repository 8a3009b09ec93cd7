import { useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { placeholderValuesOf, withLetter } from "#domain/answer-template/letter.ts";
import { Chip } from "#ui/display/chip.tsx";

interface QuickRepliesProps {
  request: JobRequest;
  /** Given the words; nothing is sent by it. */
  onChoose: (body: string) => void;
}

/** What a company answers a client with one press, to be read over and sent: a few short words, and its own templates. */
export default function QuickReplies({ request, onChoose }: QuickRepliesProps) {
  const { t } = useLingui();
  const { data: templates = [] } = trpc.answerTemplate.list.useQuery(undefined, handlesOwnErrors);
  const placeholders = placeholderValuesOf(request);
  const replies = [
    ...[t`Bien reçu, merci.`, t`Quand êtes-vous sur place ?`, t`Je reviens vers vous dès que possible.`].map(
      (words) => ({
        key: words,
        name: words,
        body: words,
      }),
    ),
    ...templates.map((template) => ({
      key: template.id,
      name: template.name,
      body: withLetter("", template, [], placeholders),
    })),
  ];
  return (
    <ul
      aria-label={t`Réponses rapides`}
      className="-mx-3 flex gap-2 overflow-x-auto max-md:fade-edges px-3 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-x-visible md:px-0"
    >
      {replies.map(({ key, name, body }) => (
        <li key={key} className="shrink-0">
          <Chip
            link={(parts) => (
              // The field gets the focus, and a phone keeps its keyboard.
              <button
                type="button"
                {...parts}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(body)}
              />
            )}
          >
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
