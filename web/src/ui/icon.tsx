import type { LucideIcon } from "lucide-react";
import { cn } from "./cn.ts";

export type IconShape = LucideIcon;

const looks = {
  xs: { size: 14, strokeWidth: 2.25 },
  sm: { size: 16, strokeWidth: 1.75 },
  md: { size: 20, strokeWidth: 1.75 },
  lg: { size: 24, strokeWidth: 1.75 },
} as const;

interface IconProps {
  of: IconShape;
  size?: keyof typeof looks;
  className?: string | undefined;
}

/** A Lucide icon in the house's sizes and stroke. Always decoration: the words beside it carry the meaning. */
export function Icon({ of: Shape, size = "md", className }: IconProps) {
  return <Shape aria-hidden="true" {...looks[size]} className={cn("shrink-0", className)} />;
}
