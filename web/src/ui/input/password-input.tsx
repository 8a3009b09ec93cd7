import { useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { TextInput, type TextInputProps } from "./text-input.tsx";

/** A password that can be shown, pasted and filled in by a password manager. */
export function PasswordInput(props: Omit<TextInputProps, "type" | "action">) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? t`Masquer le mot de passe` : t`Afficher le mot de passe`}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
