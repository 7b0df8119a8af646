import type { ContactType } from '#contract/communities/community.ts'
import type { Channel } from '#contract/participants/profile.ts'
import type { OwnProfile } from '#contract/participants/profile-shapes.ts'

export type ChannelState = 'ready' | 'notConnected' | 'absent'

type Known = Pick<OwnProfile, 'isTelegramConnected' | 'contacts'>

/** Whether a channel can reach this participant: email always, a messenger once it is linked. Telegram
 * is linked by a bot, from its side. */
export function channelState(
  channel: Channel,
  { isTelegramConnected, contacts }: Known,
  offered: ContactType[],
): ChannelState {
  if (channel === 'EMAIL') return 'ready'
  if (channel === 'TELEGRAM') return isTelegramConnected ? 'ready' : 'absent'
  if (contacts.some(({ type }) => type === channel)) return 'ready'
  return offered.includes(channel) ? 'notConnected' : 'absent'
}
