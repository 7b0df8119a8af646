import type { Capability } from '#web/shell/capability.ts'

export const crm: Capability = {
  words: [],
}
