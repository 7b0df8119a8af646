import type { ChartData } from '#contract/analytics/chart.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ChartCard } from './ChartCard.tsx'
import { ShareBars } from './ShareBars.tsx'

const stages = ['joined', 'filled', 'introduced', 'met'] as const

/** How far those who joined in the range have come. */
export function ActivationChart({ data: { activation, range } }: { data: ChartData }) {
  const t = useWords('analytics')
  const language = useLanguage()
  const { joined } = activation
  const shares = stages.map(stage => {
    const share = joined > 0 ? activation[stage] / joined : 0
    const count = activation[stage].toLocaleString(language)
    return { name: t(`stages.${stage}`), text: t('stage', { count, percent: `${Math.round(share * 100)}%` }), share }
  })
  return (
    <ChartCard
      title={t('charts.activation')}
      subtitle={t('subtitle.activation')}
      meaning={t('meaning.activation')}
      range={range}
      file="activation"
      empty={joined === 0 ? t('empty.activation') : null}
    >
      <ShareBars shares={shares} color="var(--chart-0)" isStacked />
    </ChartCard>
  )
}
