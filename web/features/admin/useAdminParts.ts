import type { LazyComponent } from '#web/lib/browser/chunks.ts'
import { useCapabilities } from '#web/shell/capabilities.tsx'

/** Parts of the admin area that the capabilities add, by name. */
export const useAdminParts = (): Partial<Record<string, LazyComponent>> =>
  Object.assign({}, ...useCapabilities().map(({ adminParts }) => adminParts))
