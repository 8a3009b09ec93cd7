import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ShowcaseItem } from "@metiro/shared/showcase/schema";

/** What was made sure of about a company, in words: today the one tick of the back office. */
export const checkedOf = ({ verified }: Pick<ShowcaseItem, "verified">): readonly MessageDescriptor[] =>
  verified ? [msg`L’identité de l’entreprise a été contrôlée par notre équipe.`] : [];
