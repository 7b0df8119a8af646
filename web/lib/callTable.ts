import type { BodyKind, Group, Method } from '#contract/endpoint.ts'

/** How one call travels: method, path, fields in the path, fields in the query, kind of body, whether it takes an idempotency key. */
export type CallRow = [Method, string, string[], string[], BodyKind | 'none', boolean]
export type CallTable = Record<string, Record<string, CallRow>>

/** The route table without its schemas, which would weigh more than the rest of the page. */
export function callTable(api: Record<string, Group>): CallTable {
  return Object.fromEntries(
    Object.entries(api).map(([group, rows]) => [
      group,
      Object.fromEntries(
        Object.entries(rows)
          .filter(([, row]) => row.replyKind === 'json')
          .map(([name, row]): [string, CallRow] => [
            name,
            [row.method, row.path, row.pathFields, row.queryFields, row.hasBody ? row.body : 'none', row.idempotent],
          ]),
      ),
    ]),
  )
}
