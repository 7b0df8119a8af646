import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { overNetwork } from './database-url.ts'

/** CommandComplete with the tag COMMIT: PostgreSQL's reply to a commit. */
const committed = Buffer.from([0x43, 0, 0, 0, 11, ...Buffer.from('COMMIT\0')])

export type DatabaseProxy = {
  url: string
  /** Number of statements sent to the database. */
  statements(): number
  /**
   * Holds back the database's next reply to a commit, and everything after it on that connection; resolves when it has
   * arrived.
   */
  keepNextCommit(): Promise<void>
  /** Resets the next connection over which this text is sent to the database; resolves when it has happened. */
  resetNext(text: string): Promise<void>
  /** Closes the connection instead of passing on the database's next reply with this text; resolves when it has happened. */
  loseNextReply(text: string): Promise<void>
  /** From now on connections are refused, and existing ones are closed. */
  refuse(): void
  accept(): void
  /** Waits until the database has closed every connection, with everything in flight. */
  untilClosed(): Promise<void>
  stop(): Promise<void>
}

/**
 * A proxy between a server and its database, so that a test can cut the connection, or kill the server between a commit
 * and its response.
 */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const upstreams = new Set<Socket>()
  const clients = new Set<Socket>()
  let statements = 0
  let onCommit: (() => void) | undefined
  let isRefusing = false
  let fatal: { text: string; onReset(): void } | undefined
  let lost: { text: string; onLost(): void } | undefined
  const proxy = createServer(client => {
    if (isRefusing) return client.resetAndDestroy()
    clients.add(client)
    const upstream = connect(Number(target.port), target.hostname)
    upstreams.add(upstream)
    let isKept = false
    const count = statementCounter()
    client.on('data', chunk => {
      if (fatal && chunk.includes(fatal.text)) {
        fatal.onReset()
        fatal = undefined
        client.resetAndDestroy()
        return
      }
      statements += count(chunk)
      upstream.write(chunk)
    })
    client
      .on('error', () => {})
      .on('close', () => {
        clients.delete(client)
        upstream.end()
      })
    upstream.on('data', chunk => {
      if (lost && chunk.includes(lost.text)) {
        lost.onLost()
        lost = undefined
        client.resetAndDestroy()
        return
      }
      if (onCommit && chunk.includes(committed)) {
        isKept = true
        onCommit()
        onCommit = undefined
      }
      if (!isKept) client.write(chunk)
    })
    upstream.on('close', () => {
      upstreams.delete(upstream)
      client.destroy()
    })
    upstream.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const url = overNetwork(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as { port: number }).port)
  return {
    url: url.href,
    statements: () => statements,
    keepNextCommit: () =>
      new Promise(resolve => {
        onCommit = resolve
      }),
    resetNext: text =>
      new Promise(resolve => {
        fatal = { text, onReset: resolve }
      }),
    loseNextReply: text =>
      new Promise(resolve => {
        lost = { text, onLost: resolve }
      }),
    refuse() {
      isRefusing = true
      for (const client of clients) client.resetAndDestroy()
    },
    accept() {
      isRefusing = false
    },
    async untilClosed() {
      await Promise.all([...upstreams].map(upstream => once(upstream, 'close')))
    },
    async stop() {
      proxy.close()
      for (const upstream of upstreams) upstream.destroy()
      await once(proxy, 'close')
    },
  }
}

/** Counts the messages Bind and Query, one per statement. The first message of a connection has no type. */
function statementCounter(): (chunk: Buffer) => number {
  let rest = Buffer.alloc(0)
  let typeLength = 0
  return chunk => {
    rest = Buffer.concat([rest, chunk])
    let found = 0
    while (rest.length >= typeLength + 4 && rest.length >= typeLength + rest.readInt32BE(typeLength)) {
      if (typeLength === 1 && ['B', 'Q'].includes(String.fromCharCode(rest[0] as number))) found++
      rest = rest.subarray(typeLength + rest.readInt32BE(typeLength))
      typeLength = 1
    }
    return found
  }
}
