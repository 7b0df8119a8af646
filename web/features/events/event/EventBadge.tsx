import { Check } from 'lucide-react'
import type { ListedEvent } from '#contract/events/event.ts'
import { useWords, type WordKey } from '#web/lib/words/words.ts'
import { Chip, type ChipTone } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'

type Facts = Pick<ListedEvent, 'status' | 'isWaiting' | 'isCancelled' | 'approvalRequired' | 'placesLeft'>
type Badge = { label: WordKey<'events'>; tone: ChipTone; isDone?: boolean }

/** What the badge of an event says; null if there is nothing to say. */
export function badgeOf(event: Facts, isPast: boolean): Badge | null {
  if (event.isCancelled) return { label: 'status.eventCancelled', tone: 'danger' }
  switch (event.status) {
    case 'CONFIRMED':
      return { label: isPast ? 'status.went' : 'status.CONFIRMED', tone: 'success', isDone: true }
    case 'PENDING':
      if (isPast) return null
      if (event.isWaiting) return { label: 'status.waitlist', tone: 'warning' }
      return { label: event.approvalRequired ? 'status.approval' : 'status.PENDING', tone: 'warning' }
    case 'REJECTED':
      return { label: 'status.REJECTED', tone: 'danger' }
    case 'CANCELLED':
      return { label: 'status.CANCELLED', tone: 'neutral' }
    default:
      return event.placesLeft === 0 && !isPast ? { label: 'status.full', tone: 'neutral' } : null
  }
}

/** The reader's part in an event, or that it is cancelled. */
export function EventBadge({ event, isPast = false }: { event: Facts; isPast?: boolean }) {
  const t = useWords('events')
  const badge = badgeOf(event, isPast)
  if (!badge) return null
  return (
    <Chip tone={badge.tone} icon={badge.isDone && <Icon of={Check} size={14} />}>
      {t(badge.label)}
    </Chip>
  )
}
