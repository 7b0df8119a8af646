import './news.ts'
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
})

export const moderationListeners: Listener[] = [tellOwner]
