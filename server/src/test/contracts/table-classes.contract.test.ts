import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "../../db/schema/index.ts";
import { tableClasses } from "../../db/schema/table-classes.ts";

const tables = new Map<string, PgTable>(
  Object.entries(schema).flatMap(([name, value]): [string, PgTable][] => (is(value, PgTable) ? [[name, value]] : [])),
);
const classes = new Map(Object.entries(tableClasses));
const tableOf = (name: string) => {
  const table = tables.get(name);
  if (!table) throw new Error(`${name} is no table`);
  return getTableConfig(table);
};

/** The tables that the foreign keys of one lead to. */
const referredTo = (name: string) =>
  tableOf(name).foreignKeys.map((foreignKey) => getTableName(foreignKey.reference().foreignTable));

/** What is wrong with the key of a table that lies with a client or a company. */
function wrongOf(name: string, seen: readonly string[] = []): string[] {
  const its = classes.get(name);
  if (!its || its.class === "reference" || its.class === "local") return [`${name} lies with nobody`];
  if (seen.includes(name)) return [`${name} leads back to itself`];
  if ("column" in its) {
    const [root, key] = its.class === "by tenderer" ? ["tenderers", "tendererId"] : ["companies", "companyId"];
    const column = tableOf(name).columns.find((one) => one.name === its.column);
    if (its.column !== (name === root ? "id" : key)) return [`${name} lies by ${its.column}`];
    return column?.notNull ? [] : [`${name} has rows without ${its.column}`];
  }
  if (!referredTo(name).includes(tableOf(its.through).name)) return [`${name} does not refer to ${its.through}`];
  return wrongOf(its.through, [...seen, name]);
}

test("every table says where its rows would lie", () => {
  expect([...classes.keys()].toSorted()).toEqual([...tables.keys()].toSorted());
});

test("what lies with a client or a company has its id, or refers to a row that does", () => {
  const shared = [...classes].filter(([, its]) => its.class === "by tenderer" || its.class === "by company");
  expect(shared.flatMap(([name]) => wrongOf(name))).toEqual([]);
});
