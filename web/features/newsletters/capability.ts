import type { Capability } from '#web/shell/capability.ts'

export const newsletters: Capability = {
  words: [],
}
