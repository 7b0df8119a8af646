import './news.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { findContactRequest } from './store.ts'

/** The person reads who would like to reach them, and may answer or not. */
const passOn = listener('pass contact request on', 'contactRequest.passed on', async ({ requestId }, scope) => {
  const { db, community, now } = scope
  const told = await findContactRequest(db, requestId)
  if (!told) return
  const { passedLetter } = await import('./letters.tsx')
  const lang = told.subject.lang ?? community.lang
  await scope.post({
    kind: 'contactRequest.passed',
    recipient: told.subject.email,
    about: [told.author.id],
    lang,
    ...(await passedLetter(community, lang, told, now)),
    onceKey: `contactRequest.passed ${requestId}`,
  })
})

const tellAuthor = listener(
  'tell author of contact request',
  'contactRequest.declined',
  async ({ requestId }, scope) => {
    const { db, community, now } = scope
    const told = await findContactRequest(db, requestId)
    if (!told) return
    const { declinedLetter } = await import('./letters.tsx')
    const lang = told.author.lang ?? community.lang
    await scope.post({
      kind: 'contactRequest.declined',
      recipient: told.author.email,
      about: [told.subject.id],
      lang,
      ...(await declinedLetter(community, lang, told, now)),
      onceKey: `contactRequest.declined ${requestId}`,
    })
  },
)

export const contactRequestListeners: Listener[] = [passOn, tellAuthor]
