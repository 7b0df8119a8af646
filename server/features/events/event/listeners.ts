import './news.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { removeCover } from './event-cover.ts'

/** After the commit, so that a saved cover always exists. */
const removeFormerCover = listener('remove former cover', 'event.coverReplaced', ({ file }, scope) =>
  removeCover(scope, file),
)

export const eventListeners: Listener[] = [removeFormerCover]
