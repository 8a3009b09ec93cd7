import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ListPlus } from "lucide-react";
import { buttonClass } from "#ui/button/button-class.ts";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { Icon } from "#ui/icon.tsx";

interface OfferLinkProps {
  id: string;
  /** What it leads to: a first offer, a new version of one, or an amendment of what was accepted. */
  to: "offer" | "version" | "amendment";
  /** Small, among links. */
  quiet?: boolean;
}

/** The way to the editor, which comes with its page. */
export function OfferLink({ id, to, quiet = false }: OfferLinkProps) {
  const { t } = useLingui();
  const short = usePhone() && quiet && to === "offer";
  return (
    <Link
      to="/company/requests/$id/offer"
      params={{ id }}
      aria-label={short ? t`Établir une offre ligne par ligne` : undefined}
      className={buttonClass(quiet ? { variant: "ghost", size: "sm" } : { variant: "secondary" })}
    >
      <Icon of={ListPlus} size={quiet ? "sm" : "md"} />
      {to === "offer" && (short ? <Trans>Par ligne</Trans> : <Trans>Établir une offre ligne par ligne</Trans>)}
      {to === "version" && <Trans>Modifier l’offre</Trans>}
      {to === "amendment" && <Trans>Proposer un avenant</Trans>}
    </Link>
  );
}
