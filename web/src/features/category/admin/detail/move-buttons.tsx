import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp } from "lucide-react";
import { IconButton } from "#ui/button/icon-button.tsx";
import { type Menu, placeCategory } from "../tree/menu.ts";
import { useMenuPositionText } from "../tree/menu-position-text.ts";
import type { Reorder } from "../tree/use-reorder.ts";

interface MoveButtonsProps {
  menu: Menu;
  id: string;
  name: string;
  reorder: Reorder;
}

/** What dragging does, for who does not drag. */
export function MoveButtons({ menu, id, name, reorder }: MoveButtonsProps) {
  const { t } = useLingui();
  const placeText = useMenuPositionText();
  const at = menu.findIndex((category) => category.id === id);
  const move = (index: number) => {
    const moved = placeCategory(menu, id, index);
    reorder.save(moved, placeText(moved, id));
  };
  return (
    <>
      <IconButton
        size="sm"
        icon={ArrowUp}
        label={t`Monter ${name} dans le menu`}
        held={at <= 0}
        onClick={() => move(at - 1)}
      />
      <IconButton
        size="sm"
        icon={ArrowDown}
        label={t`Descendre ${name} dans le menu`}
        held={at === menu.length - 1}
        onClick={() => move(at + 1)}
      />
    </>
  );
}
