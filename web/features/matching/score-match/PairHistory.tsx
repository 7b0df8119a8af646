import { useQuery } from '@tanstack/react-query'
import type { PairEvent, PairParticipant } from '#contract/matching/score-match.ts'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Text } from '#web/ui/Text.tsx'
import { type PairIds, pairHistoryQuery } from './queries.ts'
import classes from './SideCard.module.css'
import { SideCard } from './SideCard.tsx'

type Props = { pair: PairIds; people: PairParticipant[] }

export function PairHistory({ pair, people }: Props) {
  const t = useWords('network')
  const language = useLanguage()
  const { data: events, isError, refetch } = useQuery(pairHistoryQuery(pair))
  const nameOf = (byId: PairEvent['byId']) => people.find(({ id }) => id === byId)?.firstName
  const said = ({ kind, byId, score }: PairEvent) => {
    const name = nameOf(byId)
    return name
      ? t(`pairEvent.${kind}By`, { name, score: score ?? '' })
      : t(`pairEvent.${kind}`, { score: score ?? '' })
  }
  return (
    <SideCard
      title={t('score.history')}
      isReady={events !== undefined}
      isError={isError}
      onRetry={() => void refetch()}
    >
      {events?.length === 0 && <Text tone="quiet">{t('score.noHistory')}</Text>}
      <ol className={classes.list}>
        {events?.map(event => (
          <li key={`${event.kind} ${event.byId} ${event.at}`} className={classes.event}>
            <span>{said(event)}</span>
            <Text as="span" size="small" tone="quiet">
              {longDate(event.at, language)}
            </Text>
          </li>
        ))}
      </ol>
    </SideCard>
  )
}
