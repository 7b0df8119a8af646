import { useQuery } from '@tanstack/react-query'
import type { Standing } from '#contract/matching/standing.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ReasonBox } from '#web/ui/ReasonBox.tsx'
import { Relevance } from '#web/ui/Relevance.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { receivedIntrosQuery } from '../queries.ts'
import classes from './AnswerForm.module.css'
import { AnswerForm } from './AnswerForm.tsx'
import { ContactPromises } from './ContactPromises.tsx'
import { IntroQuote } from './IntroQuote.tsx'

type Props = { person: ListedParticipant; standing: Standing; isOpen: boolean; onClose: () => void }

/** Answers a received intro. */
export function AnswerSheet({ person, standing: { intro, contacts }, isOpen, onClose }: Props) {
  const t = useWords('matching')
  const received = useQuery({ ...receivedIntrosQuery(), enabled: isOpen }).data?.items
  if (!intro) return null
  const { relevanceLevel, reason } = received?.find(each => each.intro.id === intro.id) ?? {}
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('received.title', { name: person.firstName })}>
      <div className={classes.root}>
        <IntroQuote text={intro.message} />
        {relevanceLevel && (
          <div>
            <Relevance level={relevanceLevel} />
          </div>
        )}
        {reason && <ReasonBox reason={reason} level={relevanceLevel ?? null} />}
        <ContactPromises name={person.firstName} contacts={contacts} isAnswer />
        <AnswerForm person={person} intro={intro} onDone={onClose} />
      </div>
    </Sheet>
  )
}
