import './news.ts'
import { findProfile } from '#server/features/participants/profile/store.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { listModerators } from './store.ts'

/** Each moderator gets the message; whoever passes it on writes to both. */
const passOn = listener('pass message on', 'person.reached out', async ({ authorId, subjectId, message }, scope) => {
  const [author, subject] = [
    await findProfile(scope.db, { id: authorId }),
    await findProfile(scope.db, { id: subjectId }),
  ]
  if (!author || !subject) return
  const { reachLetter } = await import('./letters.tsx')
  for (const { email, lang } of await listModerators(scope.db)) {
    const chosen = lang ?? scope.community.lang
    const letter = await reachLetter(scope.community, chosen, { author, subject, message }, scope.now)
    await scope.post({ kind: 'person.reach', recipient: email, lang: chosen, ...letter })
  }
})

export const personListeners: Listener[] = [passOn]
