import type { Standing } from '#contract/matching/standing.ts'
import type { ListedParticipant } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Sheet } from '#web/ui/Sheet.tsx'
import classes from './AnswerForm.module.css'
import { AnswerForm } from './AnswerForm.tsx'
import { ContactPromises } from './ContactPromises.tsx'
import { IntroQuote } from './IntroQuote.tsx'

type Props = { person: ListedParticipant; standing: Standing; isOpen: boolean; onClose: () => void }

/** Answers a received intro. */
export function AnswerSheet({ person, standing: { intro, contacts }, isOpen, onClose }: Props) {
  const t = useWords('matching')
  if (!intro) return null
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('received.title', { name: person.firstName })}>
      <div className={classes.root}>
        <IntroQuote text={intro.message} />
        <ContactPromises name={person.firstName} contacts={contacts} isAnswer />
        <AnswerForm person={person} intro={intro} onDone={onClose} />
      </div>
    </Sheet>
  )
}
