import { bootstrap } from '#web/lib/browser/bootstrap.ts'
import { stored } from '#web/lib/browser/storage.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { currentCommunityId } from '#web/lib/community/community.ts'
import { broadcast } from '#web/lib/events.ts'
import { currentLanguage } from '#web/lib/words/language.ts'

/** The client has no file replies; the request and its failures are the same. */
export async function fetchStatistics(eventId: string): Promise<Blob> {
  const path = `/api/event/${encodeURIComponent(eventId)}/onboarding/statistics/export?format=csv`
  const response = await fetch(bootstrap.settings.apiOrigin + path, {
    headers: {
      Authorization: `Bearer ${stored.token.get()}`,
      'Accept-Language': currentLanguage(),
      Community: currentCommunityId(),
    },
  }).catch(error => {
    throw new CallFailure(0, null, error)
  })
  if (response.ok) return response.blob()
  const failure = new CallFailure(response.status, await response.json().catch(() => null))
  if (failure.isSessionEnd) broadcast('sessionEnded')
  throw failure
}
