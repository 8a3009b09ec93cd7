import { useEffect, useEffectEvent } from "react";

interface EmailForm {
  getValues: (name: "email") => string;
  setValue: (name: "email", value: string) => void;
}

/** Fills in the e-mail that was typed on the page before: known on the device alone, so not when the server draws the form. */
export function useBroughtAlong({ getValues, setValue }: EmailForm, email: string | undefined): void {
  const fill = useEffectEvent(() => {
    if (email && !getValues("email")) setValue("email", email);
  });
  useEffect(() => fill(), []);
}
