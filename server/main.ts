import { ConfigurationError } from './platform/config/config.ts'
import { isLostTypesQuery } from './platform/db/connect.ts'
import { startServer } from './start.ts'

/** One sentence for errors that the operator can fix, the stack for all others. */
function explain(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message
  const { code, message, stack, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that one, or choose another: PORT=3001 npm start`
  if (code === 'EACCES' && port)
    return `Port ${port} may not be opened by this user. Choose another: PORT=3000 npm start`
  return (error as Error).name.endsWith('Failure') ? String(message) : String(stack ?? error)
}

const stopWithin = 10_000

// Every other one is a fault of ours, and ends the process as it would without this.
process.on('unhandledRejection', error => {
  if (!isLostTypesQuery(error)) throw error
})

// Before anything starts: without a handler a signal would end the process at once, with its requests and its database.
const asked = new AbortController()
let stopRunning = async () => {}
const stop = () => {
  if (asked.signal.aborted) return
  asked.abort()
  setTimeout(() => process.exit(1), stopWithin).unref()
  stopRunning().catch(fail)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

function fail(error: unknown): void {
  console.error(error)
  process.exit(1)
}

try {
  const running = await startServer(process.env, line => console.log(line), asked.signal)
  stopRunning = async () => {
    await running.stop()
    process.exit(0)
  }
  if (asked.signal.aborted) await stopRunning()
  process.send?.('ready')
} catch (error) {
  if (asked.signal.aborted && error === asked.signal.reason) process.exit(0)
  console.error(explain(error))
  process.exit(1)
}
