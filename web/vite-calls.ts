import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type * as contract from '#contract/capabilities.ts'
import { callTable } from './lib/callTable.ts'

const virtualId = 'virtual:calls'
const resolvedId = `\0${virtualId}`

/** Gives the web app `virtual:calls`, made from the contract while building. */
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
