import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ListPlus } from "lucide-react";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";

interface OfferLinkProps {
  id: string;
  /** What it leads to: a first offer, a new version of one, or an amendment of what was accepted. */
  to: "offer" | "version" | "amendment";
  /** Small, among links. */
  quiet?: boolean;
}

/** The way to the editor, which comes with its page. */
export const OfferLink = ({ id, to, quiet = false }: OfferLinkProps) => (
  <Link
    to="/company/requests/$id/offer"
    params={{ id }}
    className={buttonClass(quiet ? { variant: "ghost", size: "sm" } : { variant: "secondary" })}
  >
    <Icon of={ListPlus} size={quiet ? "sm" : "md"} />
    {to === "offer" && <Trans>Établir une offre ligne par ligne</Trans>}
    {to === "version" && <Trans>Modifier l’offre</Trans>}
    {to === "amendment" && <Trans>Proposer un avenant</Trans>}
  </Link>
);
