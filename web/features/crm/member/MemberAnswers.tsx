import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './MemberAnswers.module.css'
import { answersQuery } from './queries.ts'

/** Answers to the questionnaire, also those that members do not see. */
export function MemberAnswers({ member: { id: memberId } }: { member: { id: string } }) {
  const t = useWords('member')
  const language = useLanguage()
  const answers = useQuery(answersQuery(memberId))
  if (answers.isPending) return <ListSkeleton count={3} />
  if (!answers.data) return <NotLoaded text={t('answers.notLoaded')} onRetry={() => void answers.refetch()} />
  if (answers.data.length === 0)
    return <EmptyState level={3} title={t('answers.empty')} text={t('answers.emptyText')} />
  return (
    <dl className={classes.root}>
      {answers.data.map(({ questionId, question, answer, isVisible }) => (
        <div key={questionId}>
          <dt>{question[language]}</dt>
          <dd>
            {answer[language]}
            {!isVisible && (
              <Text size="small" tone="quiet">
                {t('answers.hidden')}
              </Text>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
