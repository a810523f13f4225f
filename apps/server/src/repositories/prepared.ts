/** Queries that nearly every request makes: their text is made once for each database, not each time. */
import type { CompiledQuery } from "kysely";
import type { Db } from "../db/schema.ts";

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

type Given<Name extends string> = Readonly<Record<Name, string>>;

/**
 * @param names of the query's parameters, all of them texts
 * @param build makes the query, each parameter used as it is given
 * @returns the query's rows for other parameters
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
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

/** Which parameter stands where in the text; a constant of the query stands for itself. */
type Place<Name> = { readonly name: Name } | { readonly value: unknown };

interface Prepared<Name extends string, Row> {
  readonly compiled: CompiledQuery<Row>;
  readonly places: readonly Place<Name>[];
}

function prepare<Name extends string, Row>(
  db: Db,
  names: readonly Name[],
  build: (db: Db, given: Given<Name>) => Compilable<Row>,
): Prepared<Name, Row> {
  // Texts that no query has of its own, found again among the compiled parameters.
  const marks = new Map<unknown, Name>(names.map((name) => [`\0${name}`, name]));
  const given = Object.fromEntries(names.map((name) => [name, `\0${name}`])) as Given<Name>;
  const compiled = build(db, given).compile();
  const places = compiled.parameters.map((value): Place<Name> => {
    const name = marks.get(value);
    return name === undefined ? { value } : { name };
  });
  return { compiled, places };
}
