import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { useSession } from "#session/use-session.ts";
import { Field } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import type { LayoutSettings } from "./store.ts";
import { useLayoutSettings } from "./use-layout-settings.ts";

type Names = { [Name in keyof LayoutSettings]: Record<LayoutSettings[Name], MessageDescriptor> };

const labels: Record<keyof LayoutSettings, MessageDescriptor> = {
  layout: msg`Disposition`,
  mode: msg`Mode`,
  width: msg`Largeur`,
  position: msg`Barre du haut`,
  topbar: msg`Couleur de la barre du haut`,
  sidebarSize: msg`Taille du menu latéral`,
  sidebarColor: msg`Couleur du menu latéral`,
  preloader: msg`Écran d’attente`,
  theme: msg`Thème`,
  sidebarView: msg`Position du menu latéral`,
  sidebarImage: msg`Dessin du menu latéral`,
  rows: msg`Lignes des listes`,
};

const light = msg`Clair`;
const dark = msg`Sombre`;

const values: Names = {
  layout: { horizontal: msg`Menu en haut`, vertical: msg`Menu à gauche` },
  mode: { light, dark, system: msg`Comme mon appareil` },
  width: { fluid: msg`Toute la largeur`, boxed: msg`Étroite` },
  position: { fixed: msg`Toujours visible`, scrollable: msg`Défile avec la page` },
  topbar: { light, dark },
  sidebarSize: { lg: msg`Grand`, sm: msg`Petit` },
  sidebarColor: { dark, light },
  preloader: { disable: msg`Désactivé`, enable: msg`Activé` },
  theme: { default: msg`Normal`, contrast: msg`Contraste renforcé` },
  sidebarView: { default: msg`Au bord`, detached: msg`Détaché` },
  sidebarImage: { none: msg`Aucun`, drawing: msg`Rue dessinée` },
  rows: { list: msg`Selon la liste`, compact: msg`Serrées`, roomy: msg`Aérées` },
};

/** In this order: first what is changed most. */
const order = [
  "mode",
  "layout",
  "rows",
  "theme",
  "width",
  "position",
  "topbar",
  "preloader",
  "sidebarSize",
  "sidebarColor",
  "sidebarView",
  "sidebarImage",
] as const satisfies readonly (keyof LayoutSettings)[];

/** Without effect up to 767 px: there every page is as wide as the screen, and rows are cards. */
const ofWideScreens: ReadonlySet<keyof LayoutSettings> = new Set(["layout", "width", "rows"] as const);
/** Without effect there too, where the menu is a drawer, and wherever it stands at the top. */
const ofSideMenu: ReadonlySet<keyof LayoutSettings> = new Set([
  "sidebarSize",
  "sidebarColor",
  "sidebarView",
  "sidebarImage",
] as const);

/** Changes how the panels look; each choice counts at once, in this tab and in those opened later. */
export default function LayoutDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [settings, change] = useLayoutSettings();
  const isAdmin = useSession()?.claims?.role === "Admin";
  const narrow = usePhone();
  const atTop = settings.layout === "horizontal";
  const names = order.filter(
    (name) =>
      !(narrow && ofWideScreens.has(name)) &&
      !((narrow || atTop) && ofSideMenu.has(name)) &&
      // The lists with such rows are those of the back office.
      (name !== "rows" || isAdmin),
  );
  return (
    <Dialog
      open
      onClose={() => onClose()}
      title={t`Affichage`}
      description={t`Ces réglages valent pour cet onglet et pour ceux que vous ouvrirez ensuite sur cet appareil.`}
      footer={
        <Button onClick={onClose}>
          <Trans>Fermer</Trans>
        </Button>
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        {names.map((name, index) => (
          <Field key={name} label={i18n._(labels[name])}>
            <Select
              {...(index === 0 && { "data-autofocus": "" })}
              value={settings[name]}
              onChange={(event) => change({ [name]: event.target.value })}
              options={Object.entries(values[name]).map(([value, label]) => ({ value, label: i18n._(label) }))}
            />
          </Field>
        ))}
      </div>
      {atTop && !narrow && (
        <p className="mt-4 text-sm text-ink-3">
          <Trans>Le menu latéral a ses propres réglages quand la disposition est « Menu à gauche ».</Trans>
        </p>
      )}
    </Dialog>
  );
}
