import qrCode from 'qrcode'
import type { Scope } from '#server/platform/http/context.ts'
import { ticketOf } from './rules.ts'

type Place = Pick<Scope, 'community' | 'config'>

/** The address in a ticket's code: a phone that scans it opens the event. */
export const ticketUrl = (
  { community, config }: Place,
  { slug, participationId }: { slug: string; participationId: string },
): string =>
  new URL(`/event/${slug}?ticket=${ticketOf(participationId, config.SESSION_SECRET)}`, community.communityUrl).href

/** The ticket's code as a picture for letters, with the white margin that readers need on a dark page. */
export const ticketPicture = (url: string): Promise<string> =>
  qrCode.toDataURL(url, { type: 'image/png', errorCorrectionLevel: 'M', margin: 3, scale: 6 })
