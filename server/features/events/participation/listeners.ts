import '../event/news.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { settle } from './participation-steps.ts'

/** Places were added: the waitlist moves up. */
const moveUp = listener('move waitlist up', 'event.enlarged', ({ eventId }, scope) => settle(scope, eventId))

export const participationListeners: Listener[] = [moveUp]
