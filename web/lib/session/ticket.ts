import type { MouseEvent } from 'react'
import { api } from '../calls/api.ts'

/** A link to another community of the user that signs them in there as well; where it opens is still the reader's choice. */
export const crossingTo = (communityUrl: string) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  void cross(communityUrl)
}

/** Without a ticket they log in there. */
async function cross(communityUrl: string): Promise<void> {
  const url = await api.session.makeTicket({ url: communityUrl }).then(
    ticket => ticket.url,
    () => communityUrl,
  )
  location.assign(url)
}
