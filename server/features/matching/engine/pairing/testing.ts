import type { MatchMember } from './member.ts'

/** An active member of whom nothing but a sentence is known. */
export const member = (id: string, more: Partial<MatchMember> = {}): MatchMember => ({
  id,
  firstName: id,
  request: '',
  canHelp: '',
  goal: '',
  about: `About ${id}`,
  position: '',
  company: '',
  city: '',
  tags: [],
  answers: [],
  isActive: true,
  pausedUntil: null,
  everyWeeks: 1,
  lastServed: null,
  lastSeen: null,
  answerRate: null,
  meetingScore: null,
  neverPairWith: [],
  ...more,
})

/** What a member does, and what one who looks for that asks for. The first two look for each other, as do the last two. */
const trades = [
  ['Tax lawyer', 'I am a tax lawyer and draft contracts for startups.', 'A tax lawyer who drafts contracts'],
  ['Backend engineer', 'I am a backend engineer and write Kotlin services.', 'A backend engineer who writes Kotlin'],
  ['Violin maker', 'I restore violins and other string instruments.', 'Somebody who restores violins'],
  ['Baker', 'I run a bakery and sell sourdough bread.', 'A bakery that sells sourdough bread'],
] as const

/** Members each of whom looks for what a quarter of the others do, who look for what the member does. */
export const tradespeople = (size: number): MatchMember[] =>
  Array.from({ length: size }, (_, at) => {
    const [[position, about], [, , request]] = [trades[at % 4], trades[(at % 4) ^ 1]] as [
      (typeof trades)[number],
      (typeof trades)[number],
    ]
    return member(`m${String(at).padStart(3, '0')}`, {
      position,
      about,
      canHelp: `${position}, ask me anything`,
      request,
    })
  })
