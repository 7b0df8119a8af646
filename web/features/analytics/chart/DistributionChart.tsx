import type { ChartRange, Distribution } from '#contract/analytics/chart.ts'
import { smallestGroup } from '#contract/analytics/chart-fields.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords, type WordKey } from '#web/lib/words/words.ts'
import { ChartCard } from './ChartCard.tsx'
import { ShareBars } from './ShareBars.tsx'

const meanings: Record<Distribution['kind'], WordKey<'analytics'>> = {
  CITY: 'meaning.city',
  COUNTRY: 'meaning.city',
  TAG: 'meaning.tag',
  POSITION: 'meaning.position',
  LANGUAGE: 'meaning.language',
}

const shown = 9

type Props = { distribution: Distribution; members: number; range: ChartRange; color: string }

/** The largest groups, and how many members are in others. */
export function DistributionChart({ distribution: { kind, groups, known, other }, members, range, color }: Props) {
  const t = useWords('analytics')
  const language = useLanguage()
  const number = (value: number) => value.toLocaleString(language)
  const largest = Math.max(1, ...groups.map(group => group.members))
  const rest = groups.slice(shown)
  const inOthers = other.members + rest.reduce((sum, group) => sum + group.members, 0)
  const others = other.groups + rest.length
  const shares = groups.slice(0, shown).map(group => ({
    name: group.label,
    text: number(group.members),
    share: group.members / largest,
  }))
  // Many groups together would have the longest bar.
  if (inOthers > 0) shares.push({ name: t('otherText', { count: others }), text: number(inOthers), share: 0 })
  return (
    <ChartCard
      title={t(`top.${kind}`)}
      subtitle={t('subtitle.known', { known: number(known), members: number(members) })}
      meaning={t(meanings[kind], { smallest: smallestGroup })}
      range={range}
      file="distributions"
      empty={shares.length === 0 ? t(`empty.${kind}`) : null}
    >
      <ShareBars shares={shares} color={color} />
    </ChartCard>
  )
}
