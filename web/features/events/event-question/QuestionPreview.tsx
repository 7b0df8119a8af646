import { useId, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Text } from '#web/ui/Text.tsx'
import { AnswerField } from '../event-answer/AnswerField.tsx'
import { type Draft, noDraft } from '../event-answer/answers.ts'
import classes from './QuestionFields.module.css'
import { previewOf, type QuestionDraft } from './questionDraft.ts'

/** The question as the participant sees it, to try out. */
export function QuestionPreview({ draft, lang }: { draft: QuestionDraft; lang: Language }) {
  const t = useWords('eventQuestions')
  const answers = useWords('eventAnswers')
  const titleId = useId()
  const [tried, setTried] = useState<Draft>(noDraft)
  const question = previewOf(draft, useLanguage(), lang)
  if (question.text.trim() === '') return <Text tone="quiet">{t('form.previewEmpty')}</Text>
  return (
    <>
      <Text tone="quiet">{t('form.previewText')}</Text>
      <Card className={classes.preview ?? ''}>
        <Heading level={3} id={titleId}>
          {question.text}
          {question.isRequired && (
            <span aria-hidden className={classes.star}>
              {' *'}
            </span>
          )}
        </Heading>
        {!question.isRequired && <Text tone="soft">{answers('optional')}</Text>}
        <AnswerField
          question={question}
          draft={tried}
          titleId={titleId}
          problem={null}
          onChange={changes => setTried(known => ({ ...known, ...changes }))}
        />
      </Card>
    </>
  )
}
