import { eastern } from './east.ts'
import type { Origin } from './origin.ts'
import { southern } from './south.ts'
import { western } from './west.ts'

export const origins = { ...eastern, ...western, ...southern } satisfies Record<string, Origin>
export type OriginName = keyof typeof origins
export const originOf = (name: OriginName): Origin => origins[name]
