import type { ReactNode } from "react";
import { Note } from "#ui/feedback/note.tsx";

/** What the specification says, literally, of a sign-in or a sign-up that failed; and why, in words that help. */
export function LoginFailed({ children }: { children: ReactNode }) {
  return (
    <Note tone="error">
      <p lang="en" className="font-semibold">
        Login failed
      </p>
      <p>{children}</p>
    </Note>
  );
}
