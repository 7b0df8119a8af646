import { bootstrap } from '../browser/bootstrap.ts'
import { stored } from '../browser/storage.ts'
import { currentCommunityId } from '../community/community.ts'
import { broadcast } from '../events.ts'
import { currentLanguage } from '../words/language.ts'
import { CallFailure } from './client.ts'

/** Gets a file of the API. Its request and failures are those of other calls; the reply is not JSON. */
export async function fetchFile(path: string): Promise<Response> {
  const token = stored.token.get()
  const response = await fetch(bootstrap.settings.apiOrigin + path, {
    headers: {
      'Accept-Language': currentLanguage(),
      Community: currentCommunityId(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
  }).catch(error => {
    throw new CallFailure(0, null, error)
  })
  if (response.ok) return response
  const failure = new CallFailure(response.status, await response.json().catch(() => null))
  if (failure.isSessionEnd) broadcast('sessionEnded')
  throw failure
}
