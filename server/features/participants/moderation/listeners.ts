import './news.ts'
import '../onboarding/news.ts'
import { noteUser } from '#server/features/notifications/notification/actions.ts'
import { listModerators } from '#server/features/participants/participant/store.ts'
import { findProfile } from '#server/features/participants/profile/store.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'

/** Notifies the owner of the decision that holds when the letter is written. */
const tellOwner = listener('tell owner of profile', 'participant.moderated', async ({ participantId }, scope) => {
  const profile = await findProfile(scope.db, { id: participantId })
  if (!profile || profile.moderationStatus === 'PENDING') return
  const { moderatedLetter } = await import('./letters.tsx')
  const lang = profile.preferredLang ?? scope.community.lang
  const letter = await moderatedLetter(scope.community, lang, profile, scope.now)
  await scope.post({ kind: 'participant.moderated', recipient: profile.email, about: [], lang, ...letter })
  const kind = profile.moderationStatus === 'CONFIRMED' ? 'moderation.confirmed' : 'moderation.rejected'
  await noteUser(scope, { userId: profile.userId, kind, groupKey: 'moderation' })
})

/** One line of the moderators for all who wait. */
const tellModerators = listener(
  'tell moderators of newcomer',
  'participant.joined',
  async ({ participantId }, scope) => {
    const profile = await findProfile(scope.db, { id: participantId })
    if (profile?.moderationStatus !== 'PENDING') return
    for (const { userId } of await listModerators(scope.db))
      if (userId !== profile.userId)
        await noteUser(scope, {
          userId,
          kind: 'moderation.pending',
          actorId: participantId,
          data: { participantId },
          groupKey: 'moderation.pending',
          onceKey: `moderation.pending ${participantId}`,
        })
  },
)

export const moderationListeners: Listener[] = [tellOwner, tellModerators]
