import { bootstrap } from '../browser/bootstrap.ts'
import { stored } from '../browser/storage.ts'
import { currentCommunityId } from '../community/community.ts'
import { broadcast } from '../events.ts'
import { reportError } from '../tracking/errors.ts'
import { currentLanguage } from '../words/language.ts'
import { type CallFailure, type CallTable, createClient } from './client.ts'
import { findPublicIp } from './publicIp.ts'

/** A sign-in that is refused answers 401 as well, and is the form's to explain; a sign-out of what is over already has its way. */
const isSigningIn = (path: string) => path.startsWith('/api/auth/login') || path === '/api/auth/logout'

function onFailure(failure: CallFailure, path: string): void {
  reportError(failure, { path, code: failure.code, status: failure.status })
  if (failure.isSessionEnd && !isSigningIn(path)) broadcast('sessionEnded')
  if (failure.isUnavailable) broadcast('unavailable', { message: 'Server is unavailable' })
}

let table: Promise<CallTable> | undefined

function loadTable(): Promise<CallTable> {
  table ??= import('virtual:calls').then(loaded => loaded.calls)
  table.catch(() => {
    table = undefined
  })
  return table
}

// Whoever is signed in needs it at once.
if (stored.token.get()) void loadTable().catch(() => undefined)

/** Every call of the contract: `api.community.get({ id })`. */
export const api = createClient(loadTable, {
  origin: bootstrap.settings.apiOrigin,
  communityId: currentCommunityId,
  token: stored.token.get,
  language: currentLanguage,
  publicIp: () => findPublicIp(bootstrap.settings.publicIpUrl),
  onSuccess: () => broadcast('available'),
  onFailure,
})
