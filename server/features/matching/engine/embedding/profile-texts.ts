import { createHash } from 'node:crypto'
import type { MatchMember } from '../pairing/member.ts'

/** What of a member a vector is made from. Without names, answers, place and contacts, which stay here. */
export type EmbeddedFields = Pick<
  MatchMember,
  'request' | 'goal' | 'canHelp' | 'about' | 'position' | 'company' | 'tags'
>

const longest = 2000

/** What the member looks for. */
export const wantOf = ({ request, goal }: EmbeddedFields): string => joined([request, goal])

/** What the member offers and is. */
export const haveOf = ({ canHelp, position, company, about, tags }: EmbeddedFields): string =>
  joined([canHelp, position, company, about, tags.join(', ')])

const joined = (texts: string[]): string => withoutContacts(texts.filter(text => text.trim() !== '').join('. '))

/** Addresses, numbers and names in messengers say nothing of the meaning. Cut, so that no provider gets more than a page. */
const withoutContacts = (text: string): string =>
  text
    .slice(0, 2 * longest)
    .replace(/\S{1,64}@\S{1,255}|(?:https?:\/\/|www\.)\S+|@\w{3,}|\+?\d[\d\s()-]{6,}\d/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)

/** Tells whether a vector was made from this text. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)
