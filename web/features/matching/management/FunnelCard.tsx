import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './FunnelCard.module.css'
import { FunnelTable } from './FunnelTable.tsx'
import { percentOf, stepsOf } from './funnel.ts'
import { funnelQuery, funnelWeeks } from './queries.ts'

/** Funnel of recommendations, each pair counted once. */
export function FunnelCard() {
  const t = useWords('network')
  const language = useLanguage()
  const id = useId()
  const { data: funnel, isError, refetch } = useQuery(funnelQuery)
  if (!funnel) return isError ? <NotLoaded onRetry={() => void refetch()} /> : <PageSkeleton />
  const { total, byWeek } = funnel
  return (
    <section aria-labelledby={id}>
      <Card>
        <Heading level={2} size="item" id={id}>
          {t('funnel.title')}
        </Heading>
        <Text size="small" tone="quiet">
          {t('funnel.weeks', { count: funnelWeeks })}
        </Text>
        {total.shown === 0 ? (
          <EmptyState level={3} title={t('funnel.empty')} text={t('funnel.emptyText')} />
        ) : (
          <div className={classes.parts}>
            <dl className={classes.steps}>
              {stepsOf(total).map(({ step, count, share }) => (
                <div key={step} className={classes.step}>
                  <dt>{t(`funnel.${step}`)}</dt>
                  <dd className={classes.figures}>
                    <strong>{count.toLocaleString(language)}</strong> ·{' '}
                    {t('score.percent', { percent: percentOf(share) })}
                    <span className={classes.bar} style={{ '--share': share }} aria-hidden>
                      <span />
                    </span>
                  </dd>
                </div>
              ))}
              {total.meanScore !== null && (
                <div className={classes.mean}>
                  <Text as="dt" tone="soft">
                    {t('funnel.mean')}
                  </Text>
                  <dd>{t('funnel.meanOf', { score: oneDigit(total.meanScore, language) })}</dd>
                </div>
              )}
            </dl>
            <FunnelTable weeks={byWeek} />
          </div>
        )}
      </Card>
    </section>
  )
}

const oneDigit = (value: number, language: string) => value.toLocaleString(language, { maximumFractionDigits: 1 })
