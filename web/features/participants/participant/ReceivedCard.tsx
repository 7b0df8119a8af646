import { useQuery } from '@tanstack/react-query'
import type { SeenProfile } from '#contract/participants/profile-shapes.ts'
import { AnswerForm } from '#web/features/matching/intro/AnswerForm.tsx'
import { ContactPromises } from '#web/features/matching/intro/ContactPromises.tsx'
import { IntroQuote } from '#web/features/matching/intro/IntroQuote.tsx'
import { standingQuery } from '#web/features/matching/queries.ts'
import { useWords } from '#web/lib/words/words.ts'
import { toListedParticipant } from '#web/participant/listedParticipant.ts'
import { RailCard } from './RailCard.tsx'

/** An unanswered intro of this person. */
export function ReceivedCard({ person }: { person: SeenProfile }) {
  const t = useWords('matching')
  const { data: standing } = useQuery(standingQuery(person.id))
  if (!standing?.can.answer || !standing.intro) return null
  return (
    <RailCard title={t('received.title', { name: person.firstName })}>
      <IntroQuote text={standing.intro.message} />
      <ContactPromises name={person.firstName} contacts={standing.contacts} isAnswer />
      <AnswerForm person={toListedParticipant(person)} intro={standing.intro} />
    </RailCard>
  )
}
