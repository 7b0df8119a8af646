import type { Language } from '#contract/languages.ts'
import { textHash } from '#server/features/matching/engine/embedding/profile-texts.ts'
import type { ReasonProfile } from '#server/features/matching/engine/reason/clauses.ts'
import { levelBounds, lowRate } from '#server/features/matching/engine/score/levels.ts'
import { type Claim, type JudgedTexts, traceClaim } from './claim.ts'
import type { Side } from './claim-words.ts'
import { instructionsFor, sentenceOf } from './phrases.ts'

export type LanguageModelConfig = {
  LANGUAGE_MODEL_URL?: string | undefined
  LANGUAGE_MODEL_KEY?: string | undefined
  LANGUAGE_MODEL_NAME?: string | undefined
  LANGUAGE_MODEL_TIMEOUT: number
}

/** The configured provider, if any. */
export function languageModelOf(config: LanguageModelConfig) {
  const { LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL_KEY: key, LANGUAGE_MODEL_NAME: model } = config
  return url && model ? { url, key, model, timeoutMs: config.LANGUAGE_MODEL_TIMEOUT } : null
}

const longest = 2000

/** What of a profile is judged, as far as the reader may see it. Without names, answers, city and contacts, which stay here. */
export function judgedTextsOf(profile: ReasonProfile): JudgedTexts {
  const { request = '', canHelp = '', about = '', position, company, tags } = profile
  return {
    request: withoutContacts(request),
    offer: withoutContacts(canHelp),
    about: withoutContacts(about),
    work: withoutContacts([position, company].filter(Boolean).join(', ')),
    topics: withoutContacts(tags.join(', ')),
  }
}

/** Cut, so that no provider gets more than a page. The mark keeps apart what stood around a contact. */
const withoutContacts = (text: string): string =>
  text
    .slice(0, 2 * longest)
    .replace(/\S{1,64}@\S{1,255}|(?:https?:\/\/|www\.)\S+|@\w{3,}|\+?\d[\d\s()-]{6,}\d/g, ' … ')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
    .slice(0, longest)

export const saysNothing = (texts: JudgedTexts): boolean => Object.values(texts).every(text => text === '')

/** Changes with what is asked, so that a judgement of other texts, or by other instructions, is not used. */
export const hashOf = (reader: JudgedTexts, other: JudgedTexts): string =>
  textHash(JSON.stringify([instructionsFor('en'), instructionsFor('ru'), reader, other]))

export const verdicts = ['fits', 'weak', 'accidental'] as const
export type Verdict = (typeof verdicts)[number]

export type ModelJudgement = { verdict: Verdict; reader: Claim[]; other: Claim[] }

const mostClaims = 2

/** The judgement in a reply of `/chat/completions`; null if it is not what was asked for. */
export function readJudgement(reply: unknown): ModelJudgement | null {
  const content = at(at(at(at(reply, 'choices'), 0), 'message'), 'content')
  const judged = typeof content === 'string' ? parsed(content) : null
  const verdict = verdicts.find(each => each === at(judged, 'verdict'))
  return verdict ? { verdict, reader: claimsOf(at(judged, 'reader')), other: claimsOf(at(judged, 'other')) } : null
}

const at = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined

/** Some models put JSON into a fence. */
function parsed(content: string): unknown {
  try {
    return JSON.parse(content.trim().replace(/^```(?:json)?\s*|\s*```$/g, ''))
  } catch {
    return null
  }
}

/** What is no claim makes the list none: of half a list nobody knows what it says. */
function claimsOf(value: unknown): Claim[] {
  if (!Array.isArray(value) || value.length > mostClaims) return []
  const claims = value.map(each => ({ quote: at(each, 'quote'), claim: at(each, 'claim') ?? '' }))
  return claims.every(({ quote, claim }) => typeof quote === 'string' && typeof claim === 'string')
    ? (claims as Claim[])
    : []
}

type Pair = { reader: JudgedTexts; other: JudgedTexts; language: Language }

const longestSentence = 260

/** The sentence for a pair that fits, if every claim in it can be traced to what that person wrote. */
export function tracedSentence(judgement: ModelJudgement, { reader, other, language }: Pair): string | null {
  const traced = (side: Side, texts: JudgedTexts) => {
    const found = judgement[side].map(claim => traceClaim(claim, texts, { side, language }))
    const claims = found.filter(claim => claim !== undefined)
    // Only the first may come after a colon or a dash.
    const isJoined = claims.slice(1).every(({ text }) => !/^[:—]/.test(text))
    return claims.length > 0 && claims.length === found.length && isJoined ? claims : null
  }
  if (judgement.verdict !== 'fits') return null
  const [yours, theirs] = [traced('reader', reader), traced('other', other)]
  const sentence = yours && theirs && sentenceOf(yours, theirs, language)
  return sentence && sentence.length <= longestSentence ? sentence : null
}

/** What is known of a pair; the sentence is in the language of the reader. */
export type PairJudgement = { verdict: Verdict; sentence: string | null }

export const isUnfit = (judgement: PairJudgement | undefined): boolean =>
  judgement !== undefined && judgement.verdict !== 'fits'

/**
 * The rate of a pair that was judged. Who does not fit is LOW, so that nothing claims a match. Who fits is a good match if a sentence says
 * why; else what was computed stands.
 */
export function judgedRate(rate: number | undefined, judgement: PairJudgement | undefined): number | undefined {
  if (rate === undefined || !judgement) return rate
  if (isUnfit(judgement)) return lowRate(rate)
  return judgement.sentence === null ? rate : Math.max(rate, levelBounds.MEDIUM.rate)
}
