import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Copy, Trash2 } from "lucide-react";
import { IconButton } from "#ui/button/icon-button.tsx";
import { CardHead } from "#ui/display/card.tsx";

interface EditorHeadProps {
  title: string;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onCopy: () => void;
  onDelete: () => void;
}

/** What is open, and what can be done with it as a whole. */
export function EditorHead({ title, onUp, onDown, onCopy, onDelete }: EditorHeadProps) {
  const { t } = useLingui();
  return (
    <CardHead
      title={title}
      id="form-editor"
      aside={
        <div className="flex gap-1 cramped:flex-wrap">
          <IconButton icon={ArrowUp} label={t`Monter`} size="sm" held={!onUp} onClick={onUp} />
          <IconButton icon={ArrowDown} label={t`Descendre`} size="sm" held={!onDown} onClick={onDown} />
          <IconButton icon={Copy} label={t`Dupliquer`} size="sm" onClick={onCopy} />
          <IconButton icon={Trash2} label={t`Supprimer`} size="sm" onClick={onDelete} />
        </div>
      }
    />
  );
}
