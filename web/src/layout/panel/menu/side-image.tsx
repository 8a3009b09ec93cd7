import { Illustration } from "#ui/feedback/illustration/illustration.tsx";

/** The drawing at the foot of the column, for those who have chosen it. */
export default function SideImage() {
  return <Illustration name="street" className="mt-auto w-full rounded-md" />;
}
