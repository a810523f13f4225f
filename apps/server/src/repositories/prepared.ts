/**
 * Reads made by nearly every request. Their text is compiled once per database, and on SQLite they skip Kysely's
 * connection queue. Both save processor time on SQLite; on PostgreSQL, whose driver takes most of the time, compiling
 * once makes no difference (decision 37).
 */
import { SelectQueryNode, type CompiledQuery, type QueryResult } from "kysely";
import type { Db } from "../db/schema.ts";
import { SqliteKysely, type CompiledSelect } from "../db/sqlite.ts";

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

type Given<Name extends string> = Readonly<Record<Name, string>>;

/**
 * @param names the query's parameters, all texts
 * @param build builds a `select`, using each parameter unchanged
 * @returns function running the query with other parameters
 */
export function prepared<Name extends string, Row>(
  names: readonly Name[],
  build: (db: Db, given: Given<Name>) => Compilable<Row>,
): (db: Db, given: Given<Name>) => Promise<Row[]> {
  const known = new WeakMap<Db, Prepared<Name, Row>>();
  return async (db, given) => {
    let query = known.get(db);
    if (query === undefined) known.set(db, (query = prepare(db, names, build)));
    const { compiled, places } = query;
    const parameters = places.map((place) => ("name" in place ? given[place.name] : place.value));
    const { rows } = await execute<Row>(db, { ...compiled, parameters });
    return rows;
  };
}

function execute<Row>(db: Db, query: CompiledSelect<Row>): Promise<QueryResult<Row>> {
  return db instanceof SqliteKysely ? db.executeRead(query) : db.executeQuery(query);
}

/** A placeholder's value: a parameter, or a constant in the query. */
type Place<Name> = { readonly name: Name } | { readonly value: unknown };

interface Prepared<Name extends string, Row> {
  readonly compiled: CompiledSelect<Row>;
  readonly places: readonly Place<Name>[];
}

/** @throws {TypeError} when the query isn't a `select` */
function prepare<Name extends string, Row>(
  db: Db,
  names: readonly Name[],
  build: (db: Db, given: Given<Name>) => Compilable<Row>,
): Prepared<Name, Row> {
  // Markers no query contains by itself, to be found among the compiled parameters.
  const markers = new Map<unknown, Name>(names.map((name) => [`\0${name}`, name]));
  const given = Object.fromEntries(names.map((name) => [name, `\0${name}`])) as Given<Name>;
  const compiled = build(db, given).compile();
  if (!isSelect(compiled)) throw new TypeError("Only a select can be prepared.");
  const places = compiled.parameters.map((value): Place<Name> => {
    const name = markers.get(value);
    return name === undefined ? { value } : { name };
  });
  return { compiled, places };
}

function isSelect<Row>(compiled: CompiledQuery<Row>): compiled is CompiledSelect<Row> {
  return SelectQueryNode.is(compiled.query);
}
