import type { ChartData, Figures } from '#contract/analytics/chart.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords, type WordKey } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ChangeMark } from './ChangeMark.tsx'
import { type Change, changeOfCount, changeOfMean, changeOfShare, shareOf } from './change.ts'
import classes from './FigureCards.module.css'
import { useMeaning } from './useMeaning.tsx'

/** A figure with its movement. */
function FigureCard(props: { name: string; value: string; text: string; meaning: string; change: Change | null }) {
  const { name, value, text, meaning, change } = props
  const about = useMeaning(name, meaning)
  return (
    <Card className={classes.card}>
      <dt className={classes.name}>
        <Text as="span" size="small" tone="quiet">
          {name}
        </Text>
        {about.button}
      </dt>
      <dd>
        <span className={classes.line}>
          <span className={classes.value}>{value}</span>
          <ChangeMark change={change} />
        </span>
        <Text as="span" size="small" tone="quiet">
          {text}
        </Text>
        {about.text}
      </dd>
    </Card>
  )
}

const introShare = (figures: Figures) => shareOf(figures.introsAccepted, figures.introsSent)
const requestShare = (figures: Figures) => shareOf(figures.requestsAnswered, figures.requests)
const cameShare = (figures: Figures) => shareOf(figures.came, figures.signedUp)

/** The figures of the range, each compared with the days before it. */
export function FigureCards({ data: { total, before } }: { data: ChartData }) {
  const t = useWords('analytics')
  const language = useLanguage()
  const number = (value: number) => value.toLocaleString(language)
  const percent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)}%`)
  const was = (of: (figures: Figures) => number | null) => (before ? of(before) : null)
  const text = (isAny: boolean, some: string, none: WordKey<'analytics'>) => (isAny ? some : t(none))
  return (
    <dl className={classes.root}>
      <FigureCard
        name={t('cards.members')}
        value={number(total.members)}
        change={changeOfCount(total.members, before?.members)}
        text={t('cards.membersText', { count: number(total.joined) })}
        meaning={t('meaning.members')}
      />
      <FigureCard
        name={t('cards.active')}
        value={number(total.activeWeek)}
        change={changeOfCount(total.activeWeek, before?.activeWeek)}
        text={t('cards.activeText', { percent: percent(shareOf(total.activeWeek, total.members)) })}
        meaning={t('meaning.active')}
      />
      <FigureCard
        name={t('cards.intros')}
        value={percent(introShare(total))}
        change={changeOfShare(introShare(total), was(introShare))}
        text={text(
          total.introsSent > 0,
          t('cards.introsText', { accepted: number(total.introsAccepted), sent: number(total.introsSent) }),
          'cards.introsNone',
        )}
        meaning={t('meaning.intros')}
      />
      <FigureCard
        name={t('cards.score')}
        value={total.meanScore === null ? '–' : total.meanScore.toLocaleString(language, { maximumFractionDigits: 1 })}
        change={changeOfMean(
          total.meanScore,
          was(figures => figures.meanScore),
        )}
        text={text(total.scores > 0, t('cards.scoreText', { count: total.scores }), 'cards.scoreNone')}
        meaning={t('meaning.score')}
      />
      <FigureCard
        name={t('cards.requests')}
        value={percent(requestShare(total))}
        change={changeOfShare(requestShare(total), was(requestShare))}
        text={text(
          total.requests > 0,
          t('cards.requestsText', { answered: number(total.requestsAnswered), asked: number(total.requests) }),
          'cards.requestsNone',
        )}
        meaning={t('meaning.requests')}
      />
      <FigureCard
        name={t('cards.came')}
        value={percent(cameShare(total))}
        change={changeOfShare(cameShare(total), was(cameShare))}
        text={text(
          total.signedUp > 0,
          t('cards.cameText', { came: number(total.came), signedUp: number(total.signedUp) }),
          'cards.cameNone',
        )}
        meaning={t('meaning.came')}
      />
    </dl>
  )
}
