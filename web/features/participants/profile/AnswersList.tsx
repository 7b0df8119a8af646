import { Eye, EyeOff } from 'lucide-react'
import type { Answer, Question } from '#contract/participants/question.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './AnswersBlock.module.css'
import facts from './Facts.module.css'

type Props = { questions: Question[]; answers: Answer[] }

/** Each question with the own answer, and who sees it. */
export function AnswersList({ questions, answers }: Props) {
  const t = useWords('participants')
  const { text } = useCommunity()
  const answerTo = ({ id, options }: Question): string => {
    const given = answers.find(({ questionId }) => questionId === id)
    const chosen = options.filter(option => given?.options.includes(option.id)).map(option => text(option.text))
    return given?.text || chosen.join(', ')
  }
  return (
    <dl className={classes.list}>
      {questions.map(question => (
        <div key={question.id}>
          <Text as="dt" size="small" tone="quiet">
            {text(question.text)}
          </Text>
          <Text as="dd" tone={answerTo(question) ? 'soft' : 'quiet'} className={classes.answer}>
            {answerTo(question) || t('answers.none')}
          </Text>
          <Text as="dd" size="small" tone="quiet" className={facts.fact}>
            <Icon of={question.isAnswerVisible ? Eye : EyeOff} size={15} />
            {t(question.isAnswerVisible ? 'answers.shown' : 'answers.team')}
          </Text>
        </div>
      ))}
    </dl>
  )
}
