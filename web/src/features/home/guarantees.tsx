import { Trans } from "@lingui/react/macro";
import { HandCoins, MapPin, PhoneOff, ShieldCheck, Undo2, UserCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useSite } from "#site/use-site.ts";
import { Icon, type IconShape } from "#ui/icon.tsx";

/** What the platform holds to: each line is a rule of the server or a setting of it. */
export function Guarantees() {
  const { contactAtOnce } = useSite();
  return (
    <section className="border-t border-line py-16 md:py-24">
      <div className="wrap-page grid gap-8 lg:grid-cols-12 lg:gap-6">
        <h2 className="title-1 lg:col-span-4">
          <Trans>Ce que nous vous garantissons</Trans>
        </h2>
        <ul className="grid gap-x-6 md:grid-cols-2 lg:col-span-8">
          {contactAtOnce ? (
            <Guarantee icon={PhoneOff} title={<Trans>Votre numéro n’est pas public</Trans>}>
              <Trans>Seules les entreprises à qui nous transmettons votre demande voient vos coordonnées.</Trans>
            </Guarantee>
          ) : (
            <Guarantee icon={PhoneOff} title={<Trans>Votre numéro reste privé</Trans>}>
              <Trans>Votre téléphone n’est montré qu’aux entreprises que vous acceptez.</Trans>
            </Guarantee>
          )}
          <Guarantee icon={HandCoins} title={<Trans>Gratuit pour les particuliers</Trans>}>
            <Trans>Publier une demande ne coûte rien, et nous ne prenons aucune commission sur vos travaux.</Trans>
          </Guarantee>
          <Guarantee icon={UserCheck} title={<Trans>Lue par une personne</Trans>}>
            <Trans>Chaque demande est relue avant l’envoi. Pas de diffusion automatique à des inconnus.</Trans>
          </Guarantee>
          <Guarantee icon={MapPin} title={<Trans>Des entreprises de votre région</Trans>}>
            <Trans>
              Les entreprises nous disent dans quels districts elles se déplacent : c’est ainsi que nous les
              choisissons.
            </Trans>
          </Guarantee>
          <Guarantee icon={ShieldCheck} title={<Trans>Vos données restent les vôtres</Trans>}>
            <Trans>
              Elles servent à traiter votre demande, rien d’autre. Vous les exportez ou supprimez votre compte
              vous-même.
            </Trans>
          </Guarantee>
          <Guarantee icon={Undo2} title={<Trans>Vous pouvez changer d’avis</Trans>}>
            <Trans>Une demande en cours s’annule à tout moment, sans frais ni justification.</Trans>
          </Guarantee>
        </ul>
      </div>
    </section>
  );
}

function Guarantee({ icon, title, children }: { icon: IconShape; title: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-4 border-t border-line-strong py-6">
      <Icon of={icon} className="mt-0.5 shrink-0 text-accent-ink" />
      <div className="min-w-0">
        <h3 className="font-sans text-md font-semibold tracking-normal">{title}</h3>
        <p className="mt-1 text-base text-ink-2">{children}</p>
      </div>
    </li>
  );
}
