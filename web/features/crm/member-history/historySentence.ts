import type { HistoryEntry } from '#contract/crm/member-history.ts'
import { letterTopics } from '#contract/notifications/letter-topics.ts'
import type { useWords } from '#web/lib/words/words.ts'

type Translate = ReturnType<typeof useWords<'member'>>

const introStatuses = ['SENT', 'ACCEPTED', 'DECLINED', 'UNDELIVERED'] as const
const eventStatuses = ['CONFIRMED', 'PENDING', 'REJECTED', 'CANCELLED', 'ATTENDED'] as const
const letterKinds = ['SERVICE', ...letterTopics] as const
const changesOfMember = ['member', 'memberTag', 'accessCode', 'moderation', 'memberMerge', 'role', 'report'] as const

const oneOf = <T extends string>(list: readonly T[], text: string): T | undefined => list.find(each => each === text)

/** An entry of the history as a sentence. */
export function sentenceOf(entry: HistoryEntry, t: Translate): string {
  const { kind, subject, status } = entry
  const person = entry.person ?? ''
  switch (kind) {
    case 'joined':
      return person ? t('history.joinedBy', { person }) : t('history.joined')
    case 'introSent':
    case 'introReceived':
      return t(`history.${kind}.${oneOf(introStatuses, status) ?? 'SENT'}`, { person })
    case 'event':
      return t(`history.event.${oneOf(eventStatuses, status) ?? 'CONFIRMED'}`, { event: subject })
    case 'letter': {
      const named = t(`history.letters.${oneOf(letterKinds, subject) ?? 'other'}`)
      const word =
        status === 'SENT' ? 'letter' : status === 'WAITING' || status === 'SENDING' ? 'letterWaiting' : 'letterFailed'
      return t(`history.${word}`, { kind: named })
    }
    case 'change': {
      const named = t(`history.changes.${oneOf(changesOfMember, subject) ?? 'other'}`)
      return person ? t('history.changed', { person, kind: named }) : t('history.changedBySomebody', { kind: named })
    }
  }
}
