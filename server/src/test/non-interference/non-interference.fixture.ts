import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import type { Sql } from "postgres";

const label = (fr: string) => ({ fr });
/** A question that is sensitive, one that hangs on it, and one that is neither. */
export const formWithSecret: QuestionForm = {
  version: 1,
  steps: [
    {
      id: "all",
      title: label("Tout"),
      questions: [
        { id: "ill", type: "yesNo", label: label("Malade ?"), required: false, sensitive: true, summary: true },
        {
          id: "more",
          type: "shortText",
          label: label("De quoi ?"),
          required: false,
          summary: true,
          visibleIf: { q: "ill", op: "eq", value: true },
        },
        { id: "area", type: "number", label: label("Surface"), required: false, summary: true },
      ],
    },
  ],
};

/** Keeps the rows of some tables as they stand, by the columns that tell them apart; what is given puts back those that have changed. */
export async function keptRows(sql: Sql, keys: Record<string, readonly string[]>): Promise<() => Promise<void>> {
  const statements = await Promise.all(
    Object.entries(keys).map(async ([table, key]) => {
      const columns = await sql<{ name: string }[]>`
        select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
      const of = (row: string) => columns.map(({ name }) => `${row}.${name}`).join(", ");
      const same = key.map((name) => `now.${name} = was.${name}`).join(" and ");
      const set = columns.map(({ name }) => `${name} = was.${name}`).join(", ");
      const [row] = await sql.unsafe<{ rows: string }[]>(`select json_agg(t)::text as rows from ${table} as t`);
      const put = `update ${table} as now set ${set} from json_populate_recordset(null::${table}, $1::text::json) as was where ${same} and (${of("now")}) is distinct from (${of("was")})`;
      return { put, rows: row?.rows ?? "[]" };
    }),
  );
  return async () => {
    for (const { put, rows } of statements) await sql.unsafe(put, [rows]);
  };
}

/** The pieces of a file as one text. */
export async function joined(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}
