import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type * as contract from '#contract/capabilities.ts'
import type { Group } from '#contract/endpoint.ts'
import type { CallRow, CallTable } from './lib/calls/client.ts'

const virtualId = 'virtual:calls'
const resolvedId = `\0${virtualId}`

/** Provides `virtual:calls`, generated from the contract at build time. */
export function callsPlugin(): Plugin {
  const contractPath = fileURLToPath(new URL('../contract/capabilities.ts', import.meta.url))
  return {
    name: 'samovar-calls',
    resolveId: id => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined
      const { module, dependencies } = await runnerImport<typeof contract>(contractPath, { logLevel: 'error' })
      for (const file of dependencies) this.addWatchFile(file)
      return `export const calls = ${JSON.stringify(callTable(module.api))}`
    },
  }
}

/** The route table without its schemas, which would be larger than the rest of the page. */
function callTable(api: Record<string, Group>): CallTable {
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
