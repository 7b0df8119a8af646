import '../moderation/news.ts'
import '../onboarding/news.ts'
import { unsubscribePath } from '#server/features/notifications/notification/rules.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { findNewcomer, listReaders } from './store.ts'

/** Writes about one newcomer to the moderators who want that at once; the others have it in their daily letter. */
async function writeAtOnce({ participantId }: { participantId: string }, scope: Scope): Promise<void> {
  const { db, community, now, config } = scope
  const newcomer = await findNewcomer(db, participantId)
  if (!newcomer) return
  const { newcomersLetter } = await import('./letters.tsx')
  for (const reader of await listReaders(db)) {
    if (reader.notice !== 'AT_ONCE' || reader.userId === newcomer.userId) continue
    const lang = reader.lang ?? community.lang
    const url = reader.participantId && unsubscribePath(reader.participantId, 'moderation', config.SESSION_SECRET)
    const letter = await newcomersLetter(community, lang, { newcomers: [newcomer], waiting: 1 }, now, url)
    await scope.post({
      kind: 'newcomer.waiting',
      recipient: reader.email,
      about: [participantId],
      lang,
      ...letter,
      onceKey: `newcomer ${reader.userId} ${participantId} ${newcomer.waitingSince}`,
    })
  }
}

export const newcomerNoticeListeners: Listener[] = [
  listener('write of newcomer', 'participant.joined', writeAtOnce),
  listener('write of newcomer who waits again', 'participant.waits again', writeAtOnce),
]
