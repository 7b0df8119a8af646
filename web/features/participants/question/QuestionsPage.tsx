import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { stored } from '#web/lib/browser/storage.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { firstUnanswered, mergeAnswers, readStoredAnswers } from './answers.ts'
import { Questionnaire } from './Questionnaire.tsx'
import { useQuestionnaire } from './queries.ts'

/** First screen of a newcomer; redirects if the community has no questions. */
export function QuestionsPage() {
  const { hasProfile } = useSession()
  return hasProfile ? <Navigate to="/my_communities" replace /> : <Questions />
}

function Questions() {
  const t = useWords('onboarding')
  const { data, isError, isFetching, refetch } = useQuestionnaire()
  if (data && !isFetching) return <Loaded {...data} />
  if (isError && !isFetching) return <NotLoaded level={1} text={t('notLoadedText')} onRetry={() => void refetch()} />
  return <FormSkeleton />
}

type Loaded = NonNullable<ReturnType<typeof useQuestionnaire>['data']>

function Loaded({ questions, answers }: Loaded) {
  const { hash } = useLocation()
  const [start] = useState(() => {
    const merged = mergeAnswers(questions, answers, readStoredAnswers(stored.answers.get()))
    // Returning from the next steps shows the last question.
    const isReturning = hash === '#last'
    return { merged, at: isReturning ? questions.length - 1 : firstUnanswered(questions, merged) }
  })
  if (start.at < 0 || start.at >= questions.length) return <Navigate to="/onboarding" replace />
  return <Questionnaire questions={questions} start={start.merged} startAt={start.at} />
}
