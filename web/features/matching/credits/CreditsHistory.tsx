import { queryOptions, useQuery } from '@tanstack/react-query'
import { ArrowUpRight, RotateCcw, Undo2 } from 'lucide-react'
import { api } from '#web/lib/calls/api.ts'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './CreditsHistory.module.css'

const historyQuery = queryOptions({
  queryKey: ['matching', 'credits history'],
  queryFn: () => api.credits.listHistory(),
})

const icons = { REFILL: RotateCcw, INTRO: ArrowUpRight, REFUND: Undo2 }

export function CreditsHistory() {
  const t = useWords('network')
  const language = useLanguage()
  const { data: changes, isError, refetch } = useQuery(historyQuery)
  if (!changes) return isError ? <NotLoaded onRetry={() => void refetch()} /> : <ListSkeleton count={3} />
  return (
    <Card as="section" isFlush>
      <Heading level={2} size="item" className={classes.title ?? ''}>
        {t('ledger.title')}
      </Heading>
      {changes.length === 0 && (
        <Text tone="quiet" className={classes.empty ?? ''}>
          {t('ledger.empty')}
        </Text>
      )}
      <ol className={classes.list}>
        {changes.map(({ amount, kind, name, createdAt }) => (
          <li key={`${createdAt} ${kind} ${name}`} className={classes.row}>
            <span className={classes.icon} data-kind={kind}>
              <Icon of={icons[kind]} size={16} />
            </span>
            <div className={classes.words}>
              <Text weight="medium">
                {t(name === null ? `ledger.${kind}` : `ledger.${kind}To`, { name: name ?? '' })}
              </Text>
              <Text size="small" tone="quiet">
                {longDate(createdAt, language)}
              </Text>
            </div>
            <Text weight="semibold" className={classes.amount ?? ''}>
              {signed(amount, language)}
            </Text>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const signed = (amount: number, language: string) =>
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(amount)
