import { useInfiniteQuery } from '@tanstack/react-query'
import type { OrganisedFigures as Figures } from '#contract/events/responsible.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './OrganisedFigures.module.css'
import { organisedQuery } from './queries.ts'

/** Figures over the events that the user organises, on the dashboard. */
export function OrganisedFigures() {
  const t = useWords('organisers')
  const language = useLanguage()
  const events = useInfiniteQuery(organisedQuery('upcoming'))
  if (events.isPending) return <ListSkeleton count={2} />
  const figures = events.data?.pages[0]?.figures
  if (!figures) return <NotLoaded onRetry={() => void events.refetch()} />
  const share = (part: number, whole: number) =>
    whole === 0 ? '–' : (part / whole).toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 })
  const shown: [string, string][] = [
    [t('figures.going'), figures.going.toLocaleString(language)],
    [t('figures.fill'), share(figures.placesTaken, figures.places)],
    [t('figures.came'), share(figures.came, figures.pastGoing)],
    [t('figures.answers'), figures.answered.toLocaleString(language)],
  ]
  return (
    <section>
      <dl className={classes.figures}>
        {shown.map(([label, value]) => (
          <Card key={label}>
            <Text as="dt" size="small" tone="quiet">
              {label}
            </Text>
            <dd className={classes.value}>{value}</dd>
          </Card>
        ))}
      </dl>
      <SignUps figures={figures} />
    </section>
  )
}

/** Columns by day; the same numbers as a table for those who do not see them. */
function SignUps({ figures: { signUps } }: { figures: Figures }) {
  const t = useWords('organisers')
  const language = useLanguage()
  const most = Math.max(1, ...signUps.map(({ count }) => count))
  const total = signUps.reduce((sum, { count }) => sum + count, 0)
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'ru-RU', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const dayOf = (day: string) => (day ? format.format(new Date(day)) : '')
  return (
    <Card as="section">
      <Heading level={2} size="item">
        {t('figures.signUps', { count: total })}
      </Heading>
      <ol className={classes.chart} aria-label={t('figures.chart')}>
        {signUps.map(({ day, count }) => (
          <li key={day} title={`${dayOf(day)}: ${count}`}>
            <span className={classes.bar} style={{ height: `${(count / most) * 100}%` }} />
            <span className={classes.spoken}>{`${dayOf(day)}: ${count}`}</span>
          </li>
        ))}
      </ol>
      <div className={classes.days}>
        <span>{dayOf(signUps[0]?.day ?? '')}</span>
        <span>{dayOf(signUps.at(-1)?.day ?? '')}</span>
      </div>
    </Card>
  )
}
