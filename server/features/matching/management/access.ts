import { managementApi } from '#contract/matching/management.ts'
import { refuse } from '#server/platform/http/access.ts'
import type { Actor } from '#server/platform/http/context.ts'

/** The same permission as the call requires. */
export const canStartRun = (actor: Actor): boolean => refuse(managementApi.startRun.access, actor) === null
