import { Trans, useLingui } from "@lingui/react/macro";
import { completeWebsite } from "@metiro/shared/swiss/website-address";
import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { type FieldValues, useWatch } from "react-hook-form";
import { Icon } from "#ui/icon.tsx";
import type { FieldBinding } from "../field-binding.ts";
import { TextField } from "./text-fields.tsx";

type CompanyFieldProps<Input extends FieldValues, Output> = Omit<FieldBinding<Input, Output>, "label" | "optional">;

/** The number in the federal register of enterprises, which a company may leave out. That it is right is said as it is typed. */
export function UidField<Input extends FieldValues, Output>(props: CompanyFieldProps<Input, Output>) {
  const { t } = useLingui();
  const { control, name, help } = props;
  const typed: unknown = useWatch({ control, name });
  const isRight = useIsUid(typeof typed === "string" ? typed : "");
  return (
    <TextField
      {...props}
      label={t`Numéro IDE`}
      optional
      autoComplete="off"
      placeholder="CHE-100.155.212"
      help={
        isRight ? (
          <span className="inline-flex items-center gap-1 text-success">
            <Icon of={Check} size="xs" />
            <Trans>Numéro valable</Trans>
          </span>
        ) : (
          help
        )
      }
    />
  );
}

/** The check comes once there is something to check. */
function useIsUid(text: string): boolean {
  const [right, setRight] = useState("");
  useEffect(() => {
    if (text === "") return undefined;
    let isOver = false;
    void import("@metiro/shared/swiss/uid").then(({ swissUid }) => {
      if (!isOver && swissUid.safeParse(text).success) setRight(text);
    });
    return () => {
      isOver = true;
    };
  }, [text]);
  return text !== "" && right === text;
}

export function WebsiteField<Input extends FieldValues, Output>(
  props: CompanyFieldProps<Input, Output> & {
    /** `off`: somebody else's. */
    autoComplete?: "url" | "off";
  },
) {
  const { t } = useLingui();
  const { autoComplete = "url", ...binding } = props;
  return (
    <TextField
      {...binding}
      label={t`Site web`}
      optional
      type="url"
      inputMode="url"
      autoComplete={autoComplete}
      placeholder="https://"
      complete={completeWebsite}
    />
  );
}
