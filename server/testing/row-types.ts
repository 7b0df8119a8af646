import type { Sql } from '#server/platform/db/connect.ts'

export const rowTypesFolder = 'server/generated'

type Column = {
  table: string
  tableComment: string
  column: string
  comment: string
  type: string
  isNullable: boolean
  /** Values of a check constraint, if it lists them. */
  choices: string[] | null
}

const types: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  integer: 'number',
  'double precision': 'number',
  real: 'number',
  date: 'string',
  'time without time zone': 'string',
  numeric: 'string',
  bigint: 'string',
  boolean: 'boolean',
  bytea: 'Uint8Array',
  jsonb: 'unknown',
  tsvector: 'string',
  'timestamp with time zone': 'string',
}

const head = '// Made by `npx tsx tools/make-rows.ts` from the migrated schema; a test fails while it is stale.\n'

/**
 * A file per table, so that a new table changes no existing one. The type is that of a row as `connect` reads it: camelCase, instants
 * as strings. Columns of jsonb are for the contract to type.
 */
export async function rowTypes(sql: Sql): Promise<Record<string, string>> {
  const columns = await listColumns(sql)
  const tables = [...new Set(columns.map(({ table }) => table))]
  return Object.fromEntries(
    tables.map(table => [
      `${table.replaceAll('_', '-')}.ts`,
      `${head}\n${typeOf(
        table,
        columns.filter(each => each.table === table),
      )}`,
    ]),
  )
}

function typeOf(table: string, columns: Column[]): string {
  const name = camel(`_${table}_row`)
  const fields = columns.map(each => `  /** ${each.comment} */\n  ${camel(each.column)}: ${fieldType(each)}\n`)
  return `/** ${columns[0]?.tableComment} */\nexport type ${name} = {\n${fields.join('')}}\n`
}

function fieldType({ table, column, type, isNullable, choices }: Column): string {
  const single = types[type.replace(/\[\]$/, '')]
  if (!single) throw new Error(`${table}.${column} is of the type ${type}, which has no place in \`types\` yet`)
  const known = choices ? choices.map(choice => `'${choice}'`).join(' | ') : single
  return `${known}${type.endsWith('[]') ? '[]' : ''}${isNullable ? ' | null' : ''}`
}

const camel = (name: string) => name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())

const listColumns = (sql: Sql): Promise<Column[]> => sql<Column[]>`
  select c.relname as table, obj_description(c.oid) as table_comment, a.attname as column,
    col_description(c.oid, a.attnum) as comment, format_type(a.atttypid, null) as type, not a.attnotnull as is_nullable,
    (select array(select m[1] from regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') m)
      from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%') as choices
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> 'migration'
  order by c.relname, a.attnum`
