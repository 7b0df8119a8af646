import { bootstrap } from '../browser/bootstrap.ts'
import { currentCommunityId } from '../community/community.ts'

type AnalyticsEvent = {
  event: string
  data: Record<string, string | number | boolean>
  communityId: string
  userId: string | null
  at: string
}

let userId: string | null = null

function sendBeacon(event: AnalyticsEvent): void {
  const url = bootstrap.settings.analyticsUrl
  if (url) navigator.sendBeacon(url, JSON.stringify(event))
}

export function setAnalyticsUser(id: string | null): void {
  userId = id
}

export function track(event: string, data: AnalyticsEvent['data'] = {}): void {
  const told = { event, data, communityId: currentCommunityId(), userId, at: new Date().toISOString() }
  sendBeacon(told)
  dispatchEvent(new CustomEvent('analytics', { detail: told }))
}
