import { swissZone } from "@metiro/shared/calendar-day";
import { stringify } from "csv-stringify/sync";

/** What stands in a cell; absent is empty. */
export type Cell = string | number | undefined | null;

/** Without it Excel takes UTF-8 for the code page of the country, and every accent for two characters. */
export const byteOrderMark = "\uFEFF";

/**
 * Rows as Excel opens them with a press in a country of decimal commas: semicolons, CRLF, quotes where they are needed. Text
 * that would be read as a formula gets an apostrophe before it.
 */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  stringify([...rows], { delimiter: ";", record_delimiter: "windows", escape_formulas: true });

const moments = new Intl.DateTimeFormat("sv-SE", { timeZone: swissZone, dateStyle: "short", timeStyle: "short" });

/** A moment (ISO 8601) as `2026-11-22 09:30` in Switzerland: spreadsheets of every country know it for a date. */
export const momentCell = (iso: string | undefined | null): Cell => iso && moments.format(new Date(iso));

/** An amount in cents as a number: `1250.5`. */
export const amountCell = (cents: number | undefined | null): Cell => cents && cents / 100;
