import { ActionIcon } from '@mantine/core'
import { Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { useQuestionnaire } from '#web/features/participants/question/queries.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { AnswersForm } from './AnswersForm.tsx'
import { AnswersList } from './AnswersList.tsx'
import classes from './EditableBlock.module.css'
import { editId } from './parts.ts'

/** The own answers to the community's questions; absent where it asks none. */
export function AnswersBlock() {
  const t = useWords('participants')
  const titleId = useId()
  const [isEdited, setEdited] = useState(false)
  const { data, refetch } = useQuestionnaire()
  if (!data || data.questions.length === 0) return null
  const done = () => {
    setEdited(false)
    void refetch()
  }
  return (
    <section aria-labelledby={titleId} className={classes.root} data-card={isEdited || undefined}>
      <div className={classes.head}>
        <Heading level={2} size="item" id={titleId}>
          {t('parts.answers')}
        </Heading>
        {!isEdited && (
          <ActionIcon
            id={editId('answers')}
            size={38}
            aria-label={t('editPart', { part: t('parts.answers') })}
            onClick={() => setEdited(true)}
          >
            <Icon of={Pencil} size={16} />
          </ActionIcon>
        )}
      </div>
      {isEdited ? <AnswersForm {...data} onDone={done} /> : <AnswersList {...data} />}
    </section>
  )
}
