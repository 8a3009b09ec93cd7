import type { I18n } from "@lingui/core";
import type { AuditAction } from "@metiro/shared/audit/actions";
import type { AuditField } from "@metiro/shared/audit/fields";
import type { ProcedurePath } from "@metiro/shared/permissions";
import type { z } from "zod";
import type { ActorContext } from "../trpc/context.ts";
import { i18nFor } from "../i18n/catalogues.ts";
import { byteOrderMark, type Cell, csvText } from "./csv.ts";
import { type IdQuery, idBatches } from "./id-batches.ts";

export interface CsvColumn<Row> {
  header: (i18n: I18n) => string;
  cell: (row: Row, i18n: I18n) => Cell;
}

/** Fields that the back office has words for. */
export type AuditedFilter = Partial<Record<AuditField, unknown>>;

interface Definition<Input, Row> {
  /** Its row in the table of permissions, and what its entry of the audit is called. */
  call: ProcedurePath & AuditAction;
  /** Where it stands under /api; called with POST. */
  path: `/${string}`;
  tag: string;
  summary: string;
  /** How the file is called: `offres`, and the day follows. */
  fileName: string;
  /** The filters of the list, without its pages. */
  input: z.ZodType<Input> & Pick<z.ZodObject, "shape">;
  columns: readonly CsvColumn<Row>[];
  /** The ids of what the list holds, in its order. */
  ids: (ctx: ActorContext, input: Input) => IdQuery;
  /** The rows of some of them, in the order of the ids; one that is gone is left out. */
  rows: (ctx: ActorContext, ids: string[], input: Input) => Promise<Row[]>;
  /** Notes whose personal data is in these rows, for those who ask who saw it. All else is only read, from a replica where there is one. */
  noted?: (ctx: ActorContext, ids: string[], rows: Row[]) => Promise<void>;
  /** What was asked for, for the audit: no names and no search text, entries outlive accounts. */
  audited: (input: Input) => AuditedFilter;
}

/** An export with its types forgotten, so that all of them stand in one list. */
export interface CsvExport extends Pick<
  Definition<unknown, unknown>,
  "call" | "path" | "tag" | "summary" | "fileName"
> {
  input: z.ZodType & Pick<z.ZodObject, "shape">;
  /** Checks the input; throws a ZodError. */
  begin: (input: unknown) => { audited: AuditedFilter; text: (ctx: ActorContext) => AsyncGenerator<string> };
}

/** Declares the export of a list: its filters, its columns and the query of its ids. */
export function csvExport<Input, Row>(definition: Definition<Input, Row>): CsvExport {
  return {
    ...definition,
    begin: (raw) => {
      const input = definition.input.parse(raw);
      return { audited: definition.audited(input), text: (ctx) => textOf(definition, ctx, input) };
    },
  };
}

/** The file, piece by piece; the next one is made when it is asked for. The back office is French for everybody. */
async function* textOf<Input, Row>(definition: Definition<Input, Row>, ctx: ActorContext, input: Input) {
  const { columns, ids, rows, noted } = definition;
  const i18n = i18nFor("fr");
  yield byteOrderMark + csvText([columns.map(({ header }) => header(i18n))]);
  const reading = { ...ctx, ...(await ctx.replica?.caughtUp()) };
  for await (const batch of idBatches(reading.sql, ids(reading, input))) {
    const found = await rows(reading, batch, input);
    await noted?.(ctx, batch, found);
    yield csvText(found.map((row) => columns.map(({ cell }) => cell(row, i18n))));
  }
}
