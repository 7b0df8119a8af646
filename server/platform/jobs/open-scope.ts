import type { FastifyBaseLogger } from 'fastify'
import type { Communities } from '#server/platform/http/context.ts'
import { inCommunity, makeScope, type Platform } from '#server/platform/http/scope.ts'
import type { OpenScope } from './worker.ts'

/** Opens the scopes of jobs. A job of a removed community does nothing. */
export const scopeOpener =
  (platform: Platform & { communities: Communities; log: FastifyBaseLogger }): OpenScope =>
  async (communityId, holdsTransaction, work) => {
    const { sql, clock, log, communities } = platform
    const known = await communities.byId(communityId)
    if (!known) return
    const open = (db: Parameters<typeof makeScope>[2]) =>
      work(makeScope(platform, known.community, db, clock.now(), log))
    await (holdsTransaction ? inCommunity(sql, communityId, open) : open(null))
  }
