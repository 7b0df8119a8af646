import type { TextDocument } from '../text/text-index.ts'
import type { MatchMember } from './member.ts'

/** A member's profile by field; a word in the position has more weight than one in the about text. */
export const profileDocument = ({ about, canHelp, position, company, tags, answers }: MatchMember): TextDocument => [
  { text: position, weight: 1.6 },
  { text: canHelp, weight: 1.2 },
  { text: about, weight: 1 },
  { text: tags.join(', '), weight: 1.4 },
  { text: answers.join('. '), weight: 1 },
  { text: company, weight: 0.6 },
]

export const requestDocument = ({ request, goal }: MatchMember): TextDocument => [
  { text: request, weight: 1 },
  { text: goal, weight: 0.5 },
]

export const requestOf = ({ request, goal }: MatchMember): string => `${request} ${goal}`.trim()

/** The whole profile text, to find the requests that it answers. */
export const offerOf = (member: MatchMember): string =>
  profileDocument(member)
    .map(({ text }) => text)
    .join('. ')

/** A short text for finding similar members; whole profiles would take a weekly run an hour. */
export const similarityText = ({ position, company, tags, goal }: MatchMember): string =>
  [position, company, tags.join(', '), goal].join('. ')
