import { use } from 'react'
import type { LazyComponent } from '#web/lib/browser/chunks.ts'
import { useCapabilities } from '#web/shell/capabilities.tsx'
import type { Capability, SlotContent } from '#web/shell/capability.ts'

type Parts = { links: SlotContent[]; views: Partial<Record<string, LazyComponent>> }

let loading: Promise<Parts> | undefined

/** Parts of the options that the capabilities add. Suspends until they are known. */
export function useAdminParts(): Parts {
  const capabilities = useCapabilities()
  loading ??= load(capabilities)
  return use(loading)
}

async function load(capabilities: Capability[]): Promise<Parts> {
  try {
    const loaded = await Promise.all(capabilities.flatMap(({ adminParts }) => adminParts?.() ?? []))
    return {
      links: loaded.flatMap(({ adminParts }) => adminParts.links),
      views: Object.assign({}, ...loaded.map(({ adminParts }) => adminParts.views)),
    }
  } catch (error) {
    loading = undefined
    throw error
  }
}
