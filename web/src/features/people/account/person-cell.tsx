import { Avatar } from "#ui/display/avatar.tsx";
import { cn } from "#ui/cn.ts";
import { CellNote, oneLineClass } from "#ui/table/table.tsx";

interface PersonCellProps {
  name: string;
  note?: string | undefined;
  /** In its place on a phone. */
  phoneNote?: string | undefined;
  /** People are round, companies square. */
  round?: boolean;
}

/** Who a row is about, with a second line to tell namesakes apart. */
export const PersonCell = ({ name, note, phoneNote, round = false }: PersonCellProps) => (
  <span className="flex min-w-0 items-center gap-3">
    <Avatar name={name} size="sm" round={round} />
    <span className="min-w-0">
      <span className={cn("font-semibold wrap-anywhere", oneLineClass)} title={name}>
        {name}
      </span>
      {note && (
        <CellNote className={cn(phoneNote !== undefined && "max-md:hidden!")}>
          <span className="line-clamp-1 break-all">{note}</span>
        </CellNote>
      )}
      {phoneNote && (
        <CellNote className="md:hidden">
          <span className="line-clamp-1 break-all">{phoneNote}</span>
        </CellNote>
      )}
    </span>
  </span>
);
