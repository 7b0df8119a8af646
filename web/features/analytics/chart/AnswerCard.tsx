import { NativeSelect } from '@mantine/core'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { ChartRange } from '#contract/analytics/chart.ts'
import { smallestGroup } from '#contract/analytics/chart-fields.ts'
import { api } from '#web/lib/calls/api.ts'
import { currentLanguage, useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ChartCard } from './ChartCard.tsx'
import { ShareBars } from './ShareBars.tsx'

/** Labels are in the user's language, so it is part of the key. */
const answersQuery = (questionId: string, madeAt: string | null) =>
  queryOptions({
    queryKey: ['chart answers', questionId, madeAt, currentLanguage()],
    queryFn: () => api.answerChart.get(questionId ? { questionId } : {}),
    placeholderData: keepPreviousData,
  })

type Props = {
  /** Empty for the first question. */
  question: string
  range: ChartRange
  madeAt: string | null
  onChoose: (question: string) => void
}

/** How the members answered a question of the questionnaire; absent where there is none to count. */
export function AnswerCard({ question, range, madeAt, onChoose }: Props) {
  const t = useWords('analytics')
  const language = useLanguage()
  const { data } = useQuery(answersQuery(question, madeAt))
  if (!data || data.questionId === null) return null
  const { questions, questionId, known, members, groups, other } = data
  const number = (value: number) => value.toLocaleString(language)
  const text = (count: number) =>
    t('stage', {
      count: number(count),
      percent: (count / Math.max(1, known)).toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 }),
    })
  const shares = groups.map(group => ({
    name: group.label,
    text: text(group.members),
    share: group.members / Math.max(1, known),
  }))
  if (other.members > 0)
    shares.push({ name: t('otherText', { count: other.groups }), text: text(other.members), share: 0 })
  return (
    <ChartCard
      title={t('answers.title')}
      subtitle={t('subtitle.known', { known: number(known), members: number(members) })}
      meaning={t('answers.meaning', { smallest: smallestGroup })}
      range={range}
      file="distributions"
      path={`/api/charts/answers/csv?questionId=${questionId}`}
      empty={null}
    >
      <NativeSelect
        label={t('answers.question')}
        value={questionId}
        data={questions.map(({ id, text }) => ({ value: id, label: text }))}
        onChange={event => onChoose(event.currentTarget.value)}
        mb="md"
      />
      {shares.length > 0 ? <ShareBars shares={shares} color="var(--chart-1)" isStacked /> : <p>{t('answers.empty')}</p>}
    </ChartCard>
  )
}
