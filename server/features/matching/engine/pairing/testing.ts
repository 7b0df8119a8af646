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
