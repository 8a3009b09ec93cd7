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
        On peut s’écrire dès qu’une entreprise a répondu à une demande. Elle a peut-être été supprimée depuis.
      </Trans>
    }
  >
    {linksOf[side].all({ className: buttonClass(), children: <Trans>Voir mes messages</Trans> })}
  </MissingPage>
);
