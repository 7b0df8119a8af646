import postgres from 'postgres'
import { NotificationListener } from './listen.ts'
import { Pool } from './pool.ts'
import type { Db, Sql } from './sql.ts'

export type { Db, Sql }

export const applicationRole = 'samovar_app'

type Options = {
  connections: number
  role?: string
  statementTimeoutMs?: number
  /** Never closed for age or idleness, for session-level locks and the like. */
  isKept?: boolean
}

/**
 * A connection pool. With `role`, every connection runs as that role from its first statement. Instants are read as ISO strings, as
 * the API sends them; columns are read in camelCase.
 */
export function connect(url: string, { connections, role, statementTimeoutMs = 10_000, isKept }: Options): Sql {
  const settings = {
    connect_timeout: 5,
    idle_timeout: isKept ? 0 : 60,
    onnotice: () => {},
    connection: {
      application_name: 'samovar server',
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: Math.max(30_000, statementTimeoutMs),
      ...(role ? { role } : {}),
    },
    transform: { undefined: null, column: { from: postgres.toCamel } },
    types: {
      instant: {
        to: 1184,
        from: [1184],
        serialize: (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
        parse: readInstant,
      },
      // A calendar day has no time zone, so it stays a string.
      day: { to: 1082, from: [1082], serialize: (value: string) => value, parse: (value: string) => value },
    },
  }
  return poolOf(new Pool(url, settings, connections), new NotificationListener(url, settings))
}

/** Has the interface of postgres.js's own pool. */
function poolOf(pool: Pool, listener: NotificationListener): Sql {
  const own: Record<string | symbol, unknown> = {
    begin: pool.begin.bind(pool),
    read: pool.read.bind(pool),
    listen: listener.listen.bind(listener),
    async end(options?: { timeout?: number }) {
      await Promise.all([pool.end(options), listener.end(options)])
    },
  }
  return new Proxy((() => {}) as unknown as Sql, {
    apply: (_target, self, args) => Reflect.apply(pool.next, self, args),
    get: (_target, name) => own[name] ?? Reflect.get(pool.next, name),
  })
}

/** Formats like `toISOString`. The common case, UTC with a four-digit year, is not parsed into a Date. */
export function readInstant(value: string): string {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/.exec(value)
  return parts ? `${parts[1]}T${parts[2]}.${(parts[3] ?? '').padEnd(3, '0')}Z` : new Date(value).toISOString()
}

const unavailableCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  '57P01', // shutting down
  '57P02',
  '57P03', // starting up
  '53100', // disk full
  '53300', // too many connections
])

/**
 * postgres.js reads the types of arrays on each new connection, in a promise that nobody can await. If the connection is lost
 * meanwhile, that promise is rejected unhandled, and the caller gets the error of its own statement.
 */
export const isLostTypesQuery = (error: unknown): boolean =>
  isUnavailable(error) && String((error as { query?: unknown }).query).includes('typarray')

/** Whether an error means that the database cannot be reached now, rather than that a statement was wrong. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && unavailableCodes.has(String(error.code))
}
