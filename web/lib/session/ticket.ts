import type { MouseEvent } from 'react'
import { api } from '../calls/api.ts'

/** The address with a single-use ticket for another community of the user; null when the server issues none. */
export const ticketUrl = (url: string): Promise<string | null> =>
  api.session.makeTicket({ url }).then(
    ticket => ticket.url,
    () => null,
  )

/**
 * Follows a link to another community with a ticket; without one the user logs in there. Clicks that open a new tab are
 * left to the browser.
 */
export const followWithTicket = (communityUrl: string) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  void ticketUrl(communityUrl).then(url => location.assign(url ?? communityUrl))
}
