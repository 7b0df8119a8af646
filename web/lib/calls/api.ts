import { bootstrap } from '../browser/bootstrap.ts'
import { loadChunk } from '../browser/chunks.ts'
import { stored } from '../browser/storage.ts'
import { currentCommunityId } from '../community/community.ts'
import { broadcast } from '../events.ts'
import { keptReplies } from '../offline/offline.ts'
import { reportError } from '../tracking/errors.ts'
import { currentLanguage } from '../words/language.ts'
import { type CallFailure, type CallTable, createClient } from './client.ts'
import { findPublicIp } from './publicIp.ts'

/** A refused sign-in is also a 401, which the form explains; logging out of an ended session succeeds. */
const isSigningIn = (path: string) => path.startsWith('/api/auth/login') || path === '/api/auth/logout'

function onFailure(failure: CallFailure, path: string): void {
  reportError(failure, { path, code: failure.code, status: failure.status })
  if (failure.isSessionEnd && !isSigningIn(path)) broadcast('sessionEnded')
  if (failure.isUnavailable) broadcast('unavailable', { message: 'Server is unavailable' })
}

let table: Promise<CallTable> | undefined

function loadTable(): Promise<CallTable> {
  table ??= loadChunk(() => import('virtual:calls')).then(loaded => loaded.calls)
  table.catch(() => {
    table = undefined
  })
  return table
}

// Preloads the table for signed-in users.
if (stored.token.get()) void loadTable().catch(() => undefined)

/** Every call of the contract: `api.community.get({ id })`. */
export const api = createClient(loadTable, {
  kept: keptReplies(currentCommunityId),
  origin: bootstrap.settings.apiOrigin,
  communityId: currentCommunityId,
  token: stored.token.get,
  language: currentLanguage,
  publicIp: () => findPublicIp(bootstrap.settings.publicIpUrl),
  onSuccess: () => broadcast('available'),
  onFailure,
})
