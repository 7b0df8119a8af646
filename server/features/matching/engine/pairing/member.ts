import type { Language } from '#contract/languages.ts'
import { isNoTag } from '#contract/participants/no-tag.ts'

/** A member as input of the engine. Plain data, so that it can be stored and sent to a worker thread. */
export type MatchMember = {
  id: string
  firstName: string
  request: string
  /** What the member offers, in the member's words. */
  canHelp: string
  goal: string
  about: string
  position: string
  company: string
  /** Empty unless shared with others. */
  city: string
  tags: string[]
  answers: string[]
  /** Confirmed, enabled, not blocked. */
  isActive: boolean
  /** No recommendations before this day. */
  pausedUntil: string | null
  everyWeeks: number
  lastServed: string | null
  lastSeen: string | null
  /** Share of received intros that this member accepted. */
  answerRate: number | null
  /** Mean score that others gave after meeting this member. */
  meetingScore: number | null
  neverPairWith: string[]
  /** Instead of the texts, once they have been read. */
  read?: ReadTexts
}

/** What is known of texts that are no longer kept: whether there are any, their languages, and what tells whether a vector is of them. */
export type ReadTexts = { hasText: boolean; languages: Language[]; wantHash: string; haveHash: string }

/** What changes without an edit of the profile. */
export type MemberFigures = Pick<MatchMember, 'id' | 'lastSeen' | 'answerRate' | 'meetingScore'>

/** History of two members; only pairs with any have one. */
export type PairRecord = {
  readerId: string
  subjectId: string
  /** When the subject was last shown to the reader. The other fields hold for both directions. */
  lastShown: string | null
  hasIntro: boolean
  isNotInterested: boolean
  isReported: boolean
}

/** A LIKE or DISLIKE of another member. */
export type Taste = { readerId: string; subjectId: string; isLiked: boolean }

export type AdminScore = { a: string; b: string; score: number }

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

/** Members without any text are not recommended: no reason could be given. */
export const hasProfileText = ({ read, about, position, company, answers, tags }: MatchMember) =>
  read?.hasText ?? [about, position, company, ...answers, ...tags].some(text => text.trim() !== '')

const cyrillic = /[а-яё]/i
const latin = /[a-z]/i

/** Languages that a member writes in; a member without text matches any language. */
export function languagesOf({ read, about, request }: MatchMember): Language[] {
  if (read) return read.languages
  const text = `${about} ${request}`
  const found: Language[] = []
  if (cyrillic.test(text)) found.push('ru')
  if (latin.test(text.replace(/[a-z]{1,3}\b/gi, ''))) found.push('en')
  return found.length > 0 ? found : ['ru', 'en']
}

export const keyOf = (value: string) => value.trim().toLowerCase()

/** Tags that two members can share: "Other" is none. */
export const tagKeysOf = ({ tags }: Pick<MatchMember, 'tags'>): string[] => tags.filter(tag => !isNoTag(tag)).map(keyOf)
