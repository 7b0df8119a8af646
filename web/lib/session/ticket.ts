import type { MouseEvent } from 'react'
import { api } from '../calls/api.ts'

/** The address with a single-use ticket, which signs the user in at another of their communities; null when the server issues none. */
export const ticketUrl = (url: string): Promise<string | null> =>
  api.session.makeTicket({ url }).then(
    ticket => ticket.url,
    () => null,
  )

/** Follows a link to another community with a ticket; without one they log in there. A new tab or window stays the browser's matter. */
export const followWithTicket = (communityUrl: string) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  void ticketUrl(communityUrl).then(url => location.assign(url ?? communityUrl))
}
