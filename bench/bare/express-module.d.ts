/** The package has no types; these cover what the peer uses. */
declare module 'express' {
  type Reply = { json(body: unknown): void }
  type App = {
    get(path: string, handle: (request: unknown, reply: Reply) => Promise<void>): void
    listen(port: number, host: string): void
  }
  const express: () => App
  export = express
}
