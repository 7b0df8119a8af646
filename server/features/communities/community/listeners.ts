import './news.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { communityUrl } from './rules.ts'
import { findCommunity } from './store.ts'

/** Sent by the community where the founder was signed in, which they know. */
const welcomeFounder = listener('welcome founder', 'community.created', async ({ communityId, founder }, scope) => {
  const opened = await findCommunity(scope.db, { id: communityId })
  if (!opened) return
  // Imported lazily: rendering of letters takes longer to load than the server takes to start.
  const { communityCreatedLetter } = await import('./letters.tsx')
  const { lang, email } = founder
  const url = communityUrl(opened, scope.config.PUBLIC_URL)
  const letter = await communityCreatedLetter(scope.community, lang, { title: opened.title[lang], url }, scope.now)
  await scope.post({ kind: 'community.opened', recipient: email, about: [], lang, ...letter })
})

export const communityListeners: Listener[] = [welcomeFounder]
