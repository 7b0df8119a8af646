import { ConfigurationError } from './platform/config/config.ts'
import { isLostTypesQuery } from './platform/db/connect.ts'
import { startReporting } from './platform/log/report.ts'
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

try {
  await startReporting(process.env.SENTRY_DSN, process.env.NODE_ENV ?? 'development')
  const running = await startServer(process.env, line => console.log(line))
  process.send?.('ready')
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), stopWithin).unref()
    running.stop().then(
      () => process.exit(0),
      error => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
