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

/** What a member does, and what one who looks for that asks for. */
const trades = [
  ['I am a tax lawyer and draft contracts for startups.', 'A tax lawyer who drafts contracts'],
  ['I am a backend engineer and write Kotlin services.', 'A backend engineer who writes Kotlin'],
  ['I am a product designer and draw mobile interfaces.', 'A product designer for mobile interfaces'],
  ['I restore violins and other string instruments.', 'Somebody who restores violins'],
  ['I run a bakery and sell sourdough bread.', 'A bakery that sells sourdough bread'],
] as const

/** Members each of whom looks for what a fifth of the others do. */
export const tradespeople = (size: number): MatchMember[] =>
  Array.from({ length: size }, (_, at) => {
    const [[about], [, request]] = [trades[at % 5], trades[(at + 1 + (Math.floor(at / 5) % 4)) % 5]] as [
      (typeof trades)[number],
      (typeof trades)[number],
    ]
    return member(`m${String(at).padStart(3, '0')}`, { about, request })
  })
