import { createServer } from 'node:net'

/**
 * A port that nobody listens at, below those that the system gives to connections: until the server listens there, one of these may be
 * given to another test, or to the very client that asks for it.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  return (await isFree(port)) ? port : freePort()
}

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
