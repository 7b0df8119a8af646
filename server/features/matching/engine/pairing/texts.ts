import type { TextDocument } from '../text/text-index.ts'
import type { MatchMember } from './member.ts'

/** What a member offers, field by field; a word in the position says more than one in a story. */
export const toldBy = ({ about, position, company, tags, answers }: MatchMember): TextDocument => [
  { text: position, weight: 1.6 },
  { text: about, weight: 1 },
  { text: tags.join(', '), weight: 1.4 },
  { text: answers.join('. '), weight: 1 },
  { text: company, weight: 0.6 },
]

export const askedBy = ({ request, goal }: MatchMember): TextDocument => [
  { text: request, weight: 1 },
  { text: goal, weight: 0.5 },
]

export const requestOf = ({ request, goal }: MatchMember): string => `${request} ${goal}`.trim()

/** The whole of what is told, to find the requests that it answers. */
export const offerOf = (member: MatchMember): string =>
  toldBy(member)
    .map(({ text }) => text)
    .join('. ')

/** A few words by which alike people are found; whole stories would cost a weekly run its hour. */
export const likenessOf = ({ position, company, tags, goal }: MatchMember): string =>
  [position, company, tags.join(', '), goal].join('. ')
