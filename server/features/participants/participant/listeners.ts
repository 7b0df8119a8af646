import './news.ts'
import { findProfile } from '#server/features/participants/profile/store.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { writeToModerators } from './actions.ts'

/** Each moderator gets the message, and can reply to both. */
const passOn = listener(
  'pass message on',
  'participant.reached out',
  async ({ authorId, subjectId, message }, scope) => {
    const [author, subject] = [
      await findProfile(scope.db, { id: authorId }),
      await findProfile(scope.db, { id: subjectId }),
    ]
    if (!author || !subject) return
    const { reachLetter } = await import('./letters.tsx')
    await writeToModerators(scope, {
      kind: 'person.reach',
      about: [authorId, subjectId],
      letter: (lang, url) => reachLetter(scope.community, lang, { author, subject, message }, scope.now, url),
    })
  },
)

export const participantListeners: Listener[] = [passOn]
