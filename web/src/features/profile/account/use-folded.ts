import { useState } from "react";
import { usePhone } from "#ui/navigation/use-phone.ts";

/**
 * Whether a part that few use is closed at first: where there is nothing in it, and on a phone always. That is decided
 * once, when it is known what there is: what is made in the part must not close or redraw it.
 */
export function useFolded(items: readonly unknown[] | undefined): boolean {
  const onPhone = usePhone();
  const [wasEmpty, setWasEmpty] = useState<boolean>();
  if (items && wasEmpty === undefined) setWasEmpty(items.length === 0);
  return onPhone || wasEmpty !== false;
}
