import type { Message } from '#contract/chats/chat-shapes.ts'

/** A line of the log. */
export type Row =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | {
      kind: 'message'
      key: string
      message: Message
      /** First and last of a group: messages of one person shortly after each other. */
      isFirst: boolean
      isLast: boolean
    }

const groupMs = 5 * 60_000

type Options = {
  /** The divider stands after this number; null for none. */
  readNumber: number | null
  /** The reader's calendar day of an instant. */
  dayOf: (instant: string) => string
}

export function rowsOf(items: Message[], { readNumber, dayOf }: Options): Row[] {
  const rows: Row[] = []
  items.forEach((message, index) => {
    const [before, after] = [items[index - 1], items[index + 1]]
    const isNewDay = !before || dayOf(before.createdAt) !== dayOf(message.createdAt)
    const isDivided = readNumber !== null && message.number > readNumber && (before?.number ?? 0) <= readNumber
    if (isNewDay) rows.push({ kind: 'day', key: `day ${dayOf(message.createdAt)}`, at: message.createdAt })
    // Only where the last one that was read is above, or the chat begins: else the part above is not held.
    if (isDivided && (before || message.number === readNumber + 1)) rows.push({ kind: 'unread', key: 'unread' })
    rows.push({
      kind: 'message',
      key: message.id,
      message,
      isFirst: isNewDay || isDivided || !isTogether(before, message),
      isLast: !after || dayOf(after.createdAt) !== dayOf(message.createdAt) || !isTogether(message, after),
    })
  })
  return rows
}

export const isWritten = ({ kind }: Pick<Message, 'kind'>): boolean => kind === 'TEXT' || kind === 'INTRO'

const isTogether = (one: Message | undefined, other: Message): boolean =>
  one !== undefined &&
  one.authorId !== null &&
  one.authorId === other.authorId &&
  isWritten(one) &&
  isWritten(other) &&
  Date.parse(other.createdAt) - Date.parse(one.createdAt) < groupMs
