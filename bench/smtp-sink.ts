import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Sink = { url: string; arrived: number[]; last: Buffer; stop(): Promise<void> }

/** A mail server that accepts everything and keeps the time of each letter. */
export async function startSink(): Promise<Sink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk as Buffer))
      stream.on('end', () => {
        sink.arrived.push(performance.now())
        sink.last = Buffer.concat(chunks)
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const sink: Sink = {
    url: `smtp://127.0.0.1:${port}`,
    arrived: [],
    last: Buffer.alloc(0),
    stop: () => new Promise(resolve => server.close(() => resolve())),
  }
  return sink
}
