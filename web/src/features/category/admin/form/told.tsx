import { Trans } from "@lingui/react/macro";
import { type Control, type FieldPath, type FieldValues, get, useWatch } from "react-hook-form";
import { Count } from "#ui/display/badge.tsx";
import { useTextLanguage } from "./bilingual.tsx";

interface ToldProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  /** The path of what is told, in a language. */
  path: (language: string) => string;
  /** Of each, what it is known by; absent where each is a text. */
  by?: string;
}

/** What is in a closed row of a list, in the open language: how many, and where there is room how they begin. */
export function ListTold<Input extends FieldValues, Output>({ control, path, by }: ToldProps<Input, Output>) {
  const language = useTextLanguage();
  const list: unknown = useWatch({ control, name: path(language) as FieldPath<Input> });
  if (!Array.isArray(list) || list.length === 0) return <Nothing />;
  return (
    <span className="flex min-w-0 items-center justify-end gap-3">
      <span className="min-w-0 truncate max-md:hidden">{list.map((one) => textOf(one, by)).join(" · ")}</span>
      <Count value={list.length} />
    </span>
  );
}

/** What is in a closed row of one text, in the open language. */
export function TextTold<Input extends FieldValues, Output>({ control, path }: Omit<ToldProps<Input, Output>, "by">) {
  const text: unknown = useWatch({ control, name: path(useTextLanguage()) as FieldPath<Input> });
  return typeof text === "string" && text !== "" ? text : <Nothing />;
}

const Nothing = () => (
  <span className="text-ink-3">
    <Trans>Rien encore</Trans>
  </span>
);

function textOf(one: unknown, by: string | undefined): string {
  const text: unknown = by === undefined ? one : get(one, by);
  return typeof text === "string" ? text : "";
}
