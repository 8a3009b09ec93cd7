import { cn } from "#ui/cn.ts";
import { Drawing } from "./drawing.tsx";
import { drawingOf } from "./drawing-of.ts";

const sizes = { sm: "size-8", md: "size-10", lg: "size-12" };

interface PictogramProps {
  /** The `icon` of a category. */
  icon: string | undefined;
  size?: keyof typeof sizes;
  className?: string;
}

/** The drawing of a trade. Always decoration: its name stands beside it. */
export const Pictogram = ({ icon, size = "md", className }: PictogramProps) => (
  <Drawing name={drawingOf(icon)} size={48} className={cn("block shrink-0", sizes[size], className)} />
);
