import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { AnswerFlow } from './AnswerFlow.tsx'
import { askedQuery, eventQuery, mineQuery } from './queries.ts'

/** A participant answers the questions of an event, one per screen. */
export function EventAnswerPage() {
  const t = useWords('eventAnswers')
  const { eventId = '' } = useParams()
  const event = useQuery(eventQuery(eventId))
  const asked = useQuery({ ...askedQuery(eventId, useLanguage()), placeholderData: known => known })
  const mine = useQuery(mineQuery(eventId))
  const parts = [event, asked, mine]
  const failure = parts.find(({ isError, isFetching }) => isError && !isFetching)?.error
  if (failure) {
    const isRefused = failure instanceof CallFailure && [403, 404, 409].includes(failure.status)
    if (isRefused) return <Nothing eventId={eventId} />
    const retry = () => void Promise.all(parts.map(part => part.isError && part.refetch()))
    return <NotLoaded level={1} text={t('notLoadedText')} onRetry={retry} />
  }
  if (!event.data || !asked.data || !mine.data) return <FormSkeleton />
  if (asked.data.items.length === 0) return <Nothing eventId={eventId} />
  return <AnswerFlow event={event.data} questions={asked.data.items} {...mine.data} />
}

function Nothing({ eventId }: { eventId: string }) {
  const t = useWords('eventAnswers')
  return (
    <EmptyState
      level={1}
      title={t('none')}
      text={t('noneText')}
      action={<LinkButton to={`/event/${eventId}`}>{t('toEvent')}</LinkButton>}
    />
  )
}
