import { Trans } from "@lingui/react/macro";
import { buttonClass } from "#ui/button/button-class.ts";
import { Illustration } from "#ui/display/illustration.tsx";
import { linksOf } from "#domain/conversation/links-of.tsx";
import type { ConversationParties } from "#domain/conversation/parties.ts";

/** In the place of a conversation that is not there for its reader; with the way to those that are. */
export const ConversationMissing = ({ side }: Pick<ConversationParties, "side">) => (
  <div className="mx-auto grid max-w-112 justify-items-center gap-2 py-12 text-center">
    <Illustration name="lost" className="mb-4 w-32" />
    <h1 className="title-2 outline-none">
      <Trans>Cette conversation n’existe pas</Trans>
    </h1>
    <p className="mb-4 text-ink-2">
      <Trans>
        On peut s’écrire dès qu’une entreprise a répondu à une demande. Elle a peut-être été supprimée depuis.
      </Trans>
    </p>
    {linksOf[side].all({ className: buttonClass(), children: <Trans>Voir mes messages</Trans> })}
  </div>
);
