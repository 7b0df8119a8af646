import type { Language } from '#contract/languages.ts'

/** A member as the engine sees one. Plain data, so that it can be kept and sent to a thread. */
export type MatchMember = {
  id: string
  firstName: string
  request: string
  goal: string
  about: string
  position: string
  company: string
  /** Empty unless it is shared with others. */
  city: string
  tags: string[]
  answers: string[]
  /** Confirmed, switched on, not blocked. */
  isActive: boolean
  /** A day; none before it. */
  pausedUntil: string | null
  everyWeeks: number
  lastServed: string | null
  lastSeen: string | null
  /** What share of the intros that this member got was answered. */
  answerRate: number | null
  /** Mean score that others gave after meeting this person. */
  meetingScore: number | null
  neverPairWith: string[]
}

/** What has been between two members; only pairs with something have one. */
export type PairRecord = {
  readerId: string
  subjectId: string
  /** When the subject was last shown to the reader. What follows holds for both, whoever began. */
  lastShown: string | null
  hasIntro: boolean
  isNotInterested: boolean
  isReported: boolean
}

/** Whom a member liked or declined. */
export type Taste = { readerId: string; subjectId: string; isLiked: boolean }

export type AdminScore = { a: string; b: string; score: number }

/** What a member makes of another without text: told by whoever is asked, kept as it was when the pair was shown. */
export type FeedbackRecord = { features: number[]; isLiked: boolean }

export type Rules = {
  neverSameCompany: boolean
  neverGroups: [string, string][]
  neverPairs: [string, string][]
  mustPairs: [string, string][]
  cooldownWeeks: number
}

export const defaultRules: Rules = {
  neverSameCompany: false,
  neverGroups: [],
  neverPairs: [],
  mustPairs: [],
  cooldownWeeks: 8,
}

/** Who says nothing about themselves is shown to nobody: no reason could be given. */
export const hasToldSomething = ({ about, position, company, answers, tags }: MatchMember) =>
  [about, position, company, ...answers, ...tags].some(text => text.trim() !== '')

const cyrillic = /[а-яё]/i
const latin = /[a-z]/i

/** The languages that a member writes in; what is told by nobody excludes nobody. */
export function languagesOf({ about, request }: MatchMember): Language[] {
  const text = `${about} ${request}`
  const found: Language[] = []
  if (cyrillic.test(text)) found.push('ru')
  if (latin.test(text.replace(/[a-z]{1,3}\b/gi, ''))) found.push('en')
  return found.length > 0 ? found : ['ru', 'en']
}

export const keyOf = (value: string) => value.trim().toLowerCase()
