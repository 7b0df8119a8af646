import type { Message } from '#contract/chats/chat-shapes.ts'
import type { Scope } from '#server/platform/http/context.ts'
import { signedFileUrl } from '../chat-file/rules.ts'
import type { StoredMessage } from './store.ts'

const instantOf = (value: string): string => new Date(value).toISOString()

/** A message as every member sees it: ids in place of names, so that one frame is for all. */
export const describeMessage = ({ config, now }: Pick<Scope, 'config' | 'now'>, stored: StoredMessage): Message => ({
  ...stored,
  files: stored.files.map(file => ({ ...file, url: signedFileUrl(file.id, config.SESSION_SECRET, now) })),
  meeting: stored.meeting && {
    ...stored.meeting,
    times: stored.meeting.times.map(instantOf),
    startsAt: stored.meeting.startsAt && instantOf(stored.meeting.startsAt),
  },
})
