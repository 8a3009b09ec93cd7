import { Trans } from "@lingui/react/macro";
import { buttonClass } from "#ui/button/button-class.ts";
import { MissingPage } from "#domain/missing/missing-page.tsx";
import { linksOf } from "#domain/conversation/links-of.tsx";
import type { ConversationParties } from "#domain/conversation/parties.ts";

/** In the place of a conversation that is not there for its reader; with the way to those that are. */
export const ConversationMissing = ({ side }: Pick<ConversationParties, "side">) => (
  <MissingPage
    title={<Trans>Cette conversation n’existe pas</Trans>}
    text={
      <Trans>
        Une conversation commence par la question ou par la réponse d’une entreprise. Elle a peut-être été supprimée
        depuis.
      </Trans>
    }
  >
    {linksOf[side].all({ className: buttonClass(), children: <Trans>Voir mes messages</Trans> })}
  </MissingPage>
);
