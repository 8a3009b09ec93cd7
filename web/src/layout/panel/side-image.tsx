import { Module } from "#ui/display/module.tsx";

/** The drawing at the foot of the column, for those who have chosen it. */
export default function SideImage() {
  return <Module name="street" className="mt-auto w-full rounded-md" />;
}
