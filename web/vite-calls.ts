import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type * as contract from '#contract/capabilities.ts'
import type { Endpoint, Group } from '#contract/endpoint.ts'
import type * as forms from '#contract/form-of.ts'
import type { CallRow, CallTable } from './lib/calls/client.ts'

/** Modules that are generated from the contract at build time, so that the page needs no schemas. */
const virtual: Record<string, { path: string; code: (module: never) => string }> = {
  'virtual:calls': {
    path: '../contract/capabilities.ts',
    code: ({ api }: typeof contract) => `export const calls = ${JSON.stringify(callTable(api))}`,
  },
  'virtual:option-forms': {
    path: '../contract/form-of.ts',
    code: ({ makeOptionForms }: typeof forms) => `export const optionForms = ${JSON.stringify(makeOptionForms())}`,
  },
}

/** Provides `virtual:calls` and `virtual:option-forms`. */
export function callsPlugin(): Plugin {
  return {
    name: 'samovar-calls',
    resolveId: id => (Object.hasOwn(virtual, id) ? `\0${id}` : undefined),
    async load(id) {
      const known = id.startsWith('\0') ? virtual[id.slice(1)] : undefined
      if (!known) return undefined
      const file = fileURLToPath(new URL(known.path, import.meta.url))
      const { module, dependencies } = await runnerImport(file, { logLevel: 'error' })
      for (const each of dependencies) this.addWatchFile(each)
      return known.code(module as never)
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
          .map(([name, row]) => [name, callRow(row)]),
      ),
    ]),
  )
}

function callRow({ method, path, pathFields, queryFields, hasBody, body, idempotent, readAnew }: Endpoint): CallRow {
  const bodyKind = hasBody ? body : 'none'
  if (readAnew) return [method, path, pathFields, queryFields, bodyKind, idempotent, true]
  return [method, path, pathFields, queryFields, bodyKind, idempotent]
}
