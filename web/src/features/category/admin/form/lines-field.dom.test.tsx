import { expect, test } from "vitest";
import { useForm } from "react-hook-form";
import { screen, show } from "#test/render.tsx";
import { LinesField } from "./lines-field.tsx";

interface Values {
  words: string[];
}

function Form({ onRead }: { onRead: (values: Values) => void }) {
  const form = useForm<Values, unknown, Values>({ defaultValues: { words: ["plombier"] } });
  return (
    <>
      <LinesField control={form.control} name="words" label="Mots" />
      <button type="button" onClick={() => onRead(form.getValues())}>
        Lire
      </button>
      <button type="button" onClick={() => form.reset({ words: ["fuite", "eau"] })}>
        Reprendre
      </button>
    </>
  );
}

test("each line is a word; empty lines are typed and not kept; what is put in its place shows", async () => {
  const read: Values[] = [];
  const user = show(<Form onRead={(values) => read.push(values)} />);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Mots" });
  await user.type(field, "{Enter}{Enter} sanitaire ");
  expect(field.value).toBe("plombier\n\n sanitaire ");
  await user.click(screen.getByRole("button", { name: "Lire" }));
  expect(read).toEqual([{ words: ["plombier", "sanitaire"] }]);
  await user.click(screen.getByRole("button", { name: "Reprendre" }));
  expect(field.value).toBe("fuite\neau");
});
