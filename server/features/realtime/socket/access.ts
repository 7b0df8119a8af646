import { channelTypes } from '#contract/realtime/topics.ts'
import type { Actor } from '#server/platform/http/context.ts'

type Reader = Pick<Actor, 'participantId' | 'moderationStatus' | 'isEnabled' | 'isOrganiser' | 'permissions'>

/**
 * Topics of the community whose host was called: `{id}/{channel type}`. Notifications and chats reach only those whom each frame is
 * for, so everybody signed in may subscribe. Presence is for those who may see who the others are.
 */
export function authoriseCommunityTopic(communityId: string, reader: Reader, path: string[]): boolean {
  const [id, type, ...rest] = path
  if (id !== communityId || rest.length > 0) return false
  if (!(channelTypes as readonly (string | undefined)[]).includes(type)) return false
  return type !== 'presence' || mayMeetOthers(reader)
}

const mayMeetOthers = (reader: Reader): boolean =>
  reader.participantId === null
    ? reader.isOrganiser || reader.permissions.length > 0
    : reader.moderationStatus === 'CONFIRMED' && reader.isEnabled
