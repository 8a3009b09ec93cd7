import { useState } from "react";
import { deviceStorage } from "../device-storage.ts";
import { useSession } from "../use-session.ts";
import { stored, type StoredName } from "./stored.ts";

/** Whether this person has put a hint away on this device, and how it does: `const [dismissed, dismiss] = useDismissed("first-steps")` */
export function useDismissed(hint: StoredName): readonly [boolean, () => void] {
  const kept = stored(deviceStorage(), { name: hint, of: [useSession()?.user.id ?? ""], fits: isTrue });
  const [dismissed, setDismissed] = useState(() => kept.read() !== undefined);
  const dismiss = () => {
    kept.write(true);
    setDismissed(true);
  };
  return [dismissed, dismiss];
}

const isTrue = (value: unknown): value is true => value === true;
