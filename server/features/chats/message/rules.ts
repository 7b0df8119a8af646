import { chatLimits } from '#contract/chats/chat-fields.ts'
import type { Message } from '#contract/chats/chat-shapes.ts'

type Asked = {
  before?: number | undefined
  after?: number | undefined
  around?: number | undefined
  page?: number | undefined
  size?: number | undefined
}

/** What a member sees of a chat: numbers after `fromNumber`, up to the last. */
export type Seen = { fromNumber: number; lastNumber: number }

/** First and last number of a page; numbers have no gaps. Empty if `low` is greater than `high`. */
export function rangeOf(
  { before, after, around, page = 0, size = chatLimits.page }: Asked,
  seen: Seen,
): { low: number; high: number } {
  const within = (low: number, high: number) => ({
    low: Math.min(Math.max(low, seen.fromNumber + 1), seen.lastNumber + 1),
    high: Math.min(high, seen.lastNumber),
  })
  if (before !== undefined) return within(Math.min(before, seen.lastNumber + 1) - size, before - 1)
  if (after !== undefined) return within(after + 1, Math.max(after, seen.fromNumber) + size)
  if (around !== undefined) {
    const low = around - Math.floor((size - 1) / 2)
    return within(low, low + size - 1)
  }
  const high = seen.lastNumber - page * size
  return within(high - size + 1, high)
}

/** Whether there are messages before and after a page. */
export const restOf = ({ low, high }: { low: number; high: number }, seen: Seen) => ({
  hasEarlier: low > seen.fromNumber + 1 && seen.lastNumber > seen.fromNumber,
  hasLater: high < seen.lastNumber && seen.lastNumber > seen.fromNumber,
})

/** Kinds that people write; the others tell what happened and are not counted as unread. */
export const isWritten = (kind: Message['kind']): boolean => kind === 'TEXT' || kind === 'INTRO' || kind === 'MEETING'

type Own = Pick<Message, 'kind' | 'authorId' | 'isDeleted'>

export const canEdit = (message: Own, readerId: string): boolean =>
  message.kind === 'TEXT' && message.authorId === readerId && !message.isDeleted

export const canRemove = (message: Own, readerId: string): boolean =>
  (message.kind === 'TEXT' || message.kind === 'INTRO') && message.authorId === readerId

export const canReact = (message: Own): boolean => isWritten(message.kind) && !message.isDeleted

/** A message as it is shown to somebody who joined later: without the quote of one from before. */
export const shownTo = (message: Message, fromNumber: number): Message =>
  message.replyTo && message.replyTo.number <= fromNumber ? { ...message, replyTo: null } : message

type Hearer = { participantId: string; fromNumber: number }

/** Who gets the frame of a message, and in which form: at most two groups. */
export function audiencesOf(message: Message, hearers: Hearer[]): { participantIds: string[]; message: Message }[] {
  const groups = new Map<boolean, string[]>()
  for (const { participantId, fromNumber } of hearers) {
    if (message.number <= fromNumber) continue
    const isWhole = shownTo(message, fromNumber) === message
    groups.set(isWhole, [...(groups.get(isWhole) ?? []), participantId])
  }
  return [...groups].map(([isWhole, participantIds]) => ({
    participantIds,
    message: isWhole ? message : { ...message, replyTo: null },
  }))
}

type Named = { id: string; firstName: string; lastName: string; slug: string | null }

/** Letters as they are compared: without case, with е for ё, and one space. */
const compared = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()

const isInWord = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}_]/u.test(char)

/** Whether the text has this name after an @, not as the beginning of a longer one, nor within an address. */
function isMentioned(text: string, name: string): boolean {
  for (let at = text.indexOf(`@${name}`); at >= 0; at = text.indexOf(`@${name}`, at + 1)) {
    const rest = text.slice(at + 1 + name.length)
    if (!isInWord(text[at - 1]) && !isInWord(rest[0]) && !(rest[0] === '-' && isInWord(rest[1]))) return true
  }
  return false
}

/** Those whom a message names as `@First Last`, or by the address of their profile. */
export function mentionedIn(text: string, people: Named[]): string[] {
  const written = compared(text)
  if (!written.includes('@')) return []
  const namesOf = ({ firstName, lastName, slug }: Named) => [compared(`${firstName} ${lastName}`), compared(slug ?? '')]
  return people
    .filter(person => namesOf(person).some(name => name !== '' && isMentioned(written, name)))
    .map(({ id }) => id)
}

/** The words of a search, without anything that is no letter and no digit. */
export const wordsOf = (query: string): string[] => query.match(/[\p{L}\p{N}]+/gu) ?? []
