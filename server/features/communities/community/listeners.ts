import './news.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { communityUrl } from './rules.ts'
import { findCommunity } from './store.ts'

/** The letter comes from the community where the founder was, which they know; the new one has nobody yet to speak for it. */
const welcomeFounder = listener('welcome founder', 'community.created', async ({ communityId, founder }, scope) => {
  const opened = await findCommunity(scope.db, { id: communityId })
  if (!opened) return
  // Late, because what draws letters takes longer to load than the whole server to start.
  const { openedLetter } = await import('./letters.tsx')
  const { lang, email } = founder
  const url = communityUrl(opened, scope.config.PUBLIC_URL)
  const letter = await openedLetter(scope.community, lang, { title: opened.title[lang], url }, scope.now)
  await scope.post({ kind: 'community.opened', recipient: email, about: [], lang, ...letter })
})

export const communityListeners: Listener[] = [welcomeFounder]
