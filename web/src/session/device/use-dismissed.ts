import { useState } from "react";
import { deviceStorage } from "../device-storage.ts";
import { useSession } from "../use-session.ts";

/** Whether this person has put a hint away on this device, and how it does: `const [dismissed, dismiss] = useDismissed("first-steps")` */
export function useDismissed(hint: string): readonly [boolean, () => void] {
  const key = `${hint}:${useSession()?.user.id ?? ""}`;
  const [dismissed, setDismissed] = useState(() => deviceStorage()?.getItem(key) === "dismissed");
  const dismiss = () => {
    try {
      deviceStorage()?.setItem(key, "dismissed");
    } catch {
      // A full storage forgets it with the page.
    }
    setDismissed(true);
  };
  return [dismissed, dismiss];
}
