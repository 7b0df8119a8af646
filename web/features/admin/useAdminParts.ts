import { use } from 'react'
import type { LazyComponent } from '#web/lib/browser/chunks.ts'
import { useCapabilities } from '#web/shell/capabilities.tsx'
import type { Capability } from '#web/shell/capability.ts'

type Parts = Partial<Record<string, LazyComponent>>

let loading: Promise<Parts> | undefined

/** Parts of the options that the capabilities add, by name. */
export function loadAdminParts(capabilities: Capability[]): Promise<Parts> {
  loading ??= load(capabilities)
  return loading
}

/** Suspends until they are known. */
export const useAdminParts = (): Parts => use(loadAdminParts(useCapabilities()))

async function load(capabilities: Capability[]): Promise<Parts> {
  const tables = capabilities.flatMap(({ adminParts }) => adminParts ?? [])
  try {
    const loaded = await Promise.all(tables.map(table => table()))
    return Object.assign({}, ...loaded.map(({ adminParts }) => adminParts))
  } catch (error) {
    loading = undefined
    throw error
  }
}
