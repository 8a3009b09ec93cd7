import { useLingui } from "@lingui/react/macro";
import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import type { IconShape } from "#ui/icon.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { DropdownMenu, MenuItem } from "#ui/overlay/dropdown-menu.tsx";

/** One thing that is done with the chosen rows. */
export interface BulkAct {
  key: string;
  icon?: IconShape | undefined;
  label: ReactNode;
  onSelect: () => void;
  danger?: boolean | undefined;
  /** Why it cannot be done now. */
  refusal?: string | undefined;
  loading?: boolean | undefined;
  /** How far it is. */
  loadingLabel?: ReactNode;
  /** It goes on and can be stopped: it stays in sight. */
  runs?: boolean | undefined;
}

interface BulkActsProps {
  /** The main one first: on a phone it alone stands in the bar, and a menu has the others, but for one that goes on. */
  acts: readonly BulkAct[];
  /** Leads from some rows to all that match. */
  more?: BulkAct | undefined;
}

export function BulkActs({ acts, more }: BulkActsProps) {
  const { t } = useLingui();
  const onPhone = usePhone();
  const others = [...(more ? [more] : []), ...acts.slice(1)];
  if (!onPhone || others.length === 0)
    return (
      <>
        {more && (
          <Button size="sm" variant="ghost" loading={more.loading} onClick={more.onSelect} className="underline">
            {more.label}
          </Button>
        )}
        {acts.map((act) => (
          <ActButton key={act.key} act={act} />
        ))}
      </>
    );
  const running = others.find(({ loading, runs }) => loading || runs);
  return (
    <>
      {acts.slice(0, 1).map((act) => (
        <ActButton key={act.key} act={act} />
      ))}
      {running ? (
        <ActButton act={running} />
      ) : (
        <DropdownMenu
          title={t`Pour la sélection`}
          trigger={
            <IconButton icon={Ellipsis} size="sm" variant="secondary" label={t`Autres actions pour la sélection`} />
          }
        >
          {others.map(({ key, icon, danger, refusal, onSelect, label }) => (
            <MenuItem key={key} icon={icon} danger={danger} refusal={refusal} onSelect={onSelect}>
              {label}
            </MenuItem>
          ))}
        </DropdownMenu>
      )}
    </>
  );
}

const ActButton = ({ act: { icon, label, onSelect, danger, refusal, loading, loadingLabel } }: { act: BulkAct }) => (
  <Button
    size="sm"
    variant={danger ? "danger-quiet" : "secondary"}
    icon={icon}
    loading={loading}
    loadingLabel={loadingLabel}
    disabledReason={refusal}
    onClick={onSelect}
  >
    {label}
  </Button>
);
