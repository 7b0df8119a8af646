import { type Language, languages } from '#contract/languages.ts'
import type {
  NewsletterBlock,
  NewsletterContent,
  NewsletterInline,
  NewsletterText,
} from '#contract/newsletters/newsletter-content.ts'
import type { NewsletterProblem, NewsletterStatus, NewsletterTab } from '#contract/newsletters/newsletter-fields.ts'
import type { Newsletter, NewsletterRecipients, NewsletterSchedule } from '#contract/newsletters/newsletter-shapes.ts'
import { instantOf } from '#server/platform/clock/zone.ts'

export type NewsletterMove = 'update' | 'remove' | 'send' | 'pause' | 'resume' | 'cancel'

/** From which statuses each move is possible, and the status after it. */
const moves: Record<NewsletterMove, Partial<Record<NewsletterStatus, NewsletterStatus>>> = {
  update: { DRAFT: 'DRAFT' },
  remove: { DRAFT: 'DRAFT' },
  send: { DRAFT: 'SENDING', SCHEDULED: 'SENDING' },
  pause: { SENDING: 'PAUSED' },
  resume: { PAUSED: 'SENDING' },
  cancel: { SCHEDULED: 'DRAFT', SENDING: 'CANCELLED', PAUSED: 'CANCELLED' },
}

/** Null if the move is not possible. */
export const after = (move: NewsletterMove, status: NewsletterStatus): NewsletterStatus | null =>
  moves[move][status] ?? null

export const canOf = (status: NewsletterStatus): Newsletter['can'] => ({
  update: after('update', status) !== null,
  remove: after('remove', status) !== null,
  send: after('send', status) !== null,
  pause: after('pause', status) !== null,
  resume: after('resume', status) !== null,
  cancel: after('cancel', status) !== null,
})

export const statusesOf: Record<NewsletterTab, NewsletterStatus[]> = {
  all: ['DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'CANCELLED'],
  draft: ['DRAFT'],
  scheduled: ['SCHEDULED'],
  sending: ['SENDING', 'PAUSED'],
  sent: ['SENT', 'CANCELLED'],
}

export const writtenLanguages = (content: NewsletterContent): Language[] => languages.filter(lang => content[lang])

/** The text for a reader of this language: the other one where it is not written. */
export function textFor(content: NewsletterContent, lang: Language): { lang: Language; text: NewsletterText } | null {
  for (const each of [lang, ...languages]) {
    const text = content[each]
    if (text) return { lang: each, text }
  }
  return null
}

export const subjectFor = (content: NewsletterContent, lang: Language): string => {
  const subjects = [lang, ...languages].map(each => content[each]?.subject ?? '')
  return subjects.find(Boolean) ?? ''
}

const isBlank = (inlines: NewsletterInline[]): boolean =>
  inlines.every(each => each.kind === 'text' && each.text.trim() === '')

function problemOf(block: NewsletterBlock): NewsletterProblem | null {
  switch (block.kind) {
    case 'text':
      return block.parts.every(part => (part.kind === 'list' ? part.items.every(isBlank) : isBlank(part.inlines)))
        ? 'emptyBlock'
        : null
    case 'heading':
      return isBlank(block.inlines) ? 'emptyBlock' : null
    case 'button':
      return block.label ? (block.url ? null : 'noUrl') : 'noLabel'
    case 'picture':
      return block.fileUrl ? (block.alt ? null : 'noAlt') : 'noPicture'
    case 'event':
      return block.eventId ? null : 'noEvent'
    case 'recommendedContacts':
      return null
  }
}

/** What is missing before it can be sent. */
export function problemsOf(content: NewsletterContent, recipients: NewsletterRecipients): Newsletter['problems'] {
  const problems = contentProblems(content)
  return hasRecipients(recipients) ? problems : [...problems, { problem: 'noRecipients', lang: null, blockId: null }]
}

export function contentProblems(content: NewsletterContent): Newsletter['problems'] {
  const written = writtenLanguages(content)
  if (written.length === 0) return [{ problem: 'noContent', lang: null, blockId: null }]
  return written.flatMap(lang => {
    const { subject, blocks } = content[lang] as NewsletterText
    const ofBlocks = blocks.flatMap(block => {
      const problem = problemOf(block)
      return problem ? [{ problem, lang, blockId: block.id }] : []
    })
    const ofText: Newsletter['problems'] = [
      ...(subject ? [] : [{ problem: 'noSubject' as const, lang, blockId: null }]),
      ...(blocks.length > 0 ? [] : [{ problem: 'noContent' as const, lang, blockId: null }]),
    ]
    return [...ofText, ...ofBlocks]
  })
}

export const hasRecipients = ({ isEveryone, segmentIds, participantIds, filter }: NewsletterRecipients): boolean =>
  isEveryone || segmentIds.length > 0 || participantIds.length > 0 || filter !== null

export type NewsletterLink = { url: string; lang: Language; blockId: string }

/** Links that a manager entered, in the order of the letter, each once in a block. */
export function linksOf(content: NewsletterContent): NewsletterLink[] {
  return writtenLanguages(content).flatMap(lang =>
    (content[lang]?.blocks ?? []).flatMap(block =>
      [...new Set(urlsOf(block))].filter(Boolean).map(url => ({ url, lang, blockId: block.id })),
    ),
  )
}

function urlsOf(block: NewsletterBlock): string[] {
  const ofInlines = (inlines: NewsletterInline[]) => inlines.map(each => (each.kind === 'text' ? each.link : ''))
  switch (block.kind) {
    case 'text':
      return block.parts.flatMap(part =>
        part.kind === 'list' ? part.items.flatMap(ofInlines) : ofInlines(part.inlines),
      )
    case 'heading':
      return ofInlines(block.inlines)
    case 'button':
      return [block.url]
    case 'picture':
      return [block.fileUrl, block.link]
    default:
      return []
  }
}

/** East of all: there a local time comes first. */
const earliestZone = 'Etc/GMT-14'

/** When the first recipients can be due. */
export const startOf = (schedule: NewsletterSchedule, communityZone: string): Date =>
  dueAt(schedule, schedule.zone === 'reader' ? earliestZone : communityZone)

/** The instant of the schedule's local time in a zone. */
export function dueAt({ at }: Pick<NewsletterSchedule, 'at'>, timeZone: string): Date {
  const [day = '', time = ''] = at.split('T')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return instantOf(day, hours * 60 + minutes, timeZone)
}

/** A real day: 30 February passes the pattern of the contract. */
export const isRealDay = ({ at }: Pick<NewsletterSchedule, 'at'>): boolean => {
  const day = at.slice(0, 10)
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === day
}
