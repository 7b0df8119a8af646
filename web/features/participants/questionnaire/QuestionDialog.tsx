import { useQueryClient } from '@tanstack/react-query'
import { type FocusEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ManagedQuestion } from '#contract/participants/questionnaire.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords, type WordKey } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { problemsOf } from '#web/ui/schema-form/formValue.ts'
import { SchemaField } from '#web/ui/schema-form/SchemaField.tsx'
import { questionnaireQuery } from './queries.ts'
import { newQuestion, questionForm, questionValue, sentQuestion, withOptions } from './questionForm.ts'

type Props = {
  /** Null for a new one. */
  question: ManagedQuestion | null
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

type Key = WordKey<'questionnaire'>

/** The form of a question to newcomers. A field says what is wrong when it is left. */
export function QuestionDialog({ question, isOpen, onClose, onClosed }: Props) {
  const t = useWords('questionnaire')
  const ui = useWords('ui')
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [value, setValue] = useState(() => (question ? questionValue(question) : newQuestion))
  const [left, setLeft] = useState<string[]>([])
  const [isSent, setSent] = useState(false)
  const { problem, setProblem, isBusy, attempt } = useAttempt()
  const answers = question?.answers ?? 0
  const field = questionForm(value, answers > 0)
  const found = problemsOf(field, value)
  const shown = isSent ? found : Object.fromEntries(Object.entries(found).filter(([path]) => left.includes(path)))
  const leave = ({ target }: FocusEvent) => {
    const name = 'name' in target ? String(target.name) : ''
    if (name && !left.includes(name)) setLeft([...left, name])
  }
  async function submit(): Promise<void> {
    if (Object.keys(found).length > 0) {
      flushSync(() => {
        setSent(true)
        setProblem(ui('form.fix'))
      })
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      return
    }
    const isSaved = await attempt(async () => {
      const sent = sentQuestion(value)
      if (question) await api.questionnaire.update({ id: question.id, ...sent })
      else await api.questionnaire.create(sent)
      await queries.invalidateQueries({ queryKey: questionnaireQuery.queryKey })
    })
    if (!isSaved) return
    showToast({ type: 'success', title: t(question ? 'updated' : 'created') })
    onClose()
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={t(question ? 'form.title' : 'form.newTitle')}
      action={t(question ? 'form.save' : 'form.add')}
      problem={problem}
      isBusy={isBusy}
      formRef={form}
      onSubmit={() => void submit()}
    >
      {answers > 0 && <Banner tone="info" title={t('form.keeps', { count: answers })} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears that a field is left */}
      <div onBlur={leave}>
        <SchemaField
          field={field}
          path=""
          name=""
          label=""
          value={value}
          problems={shown}
          words={{
            field: name => t(`form.fields.${name}` as Key),
            item: (name, order) => t(`form.fields.${name}Item` as Key, { order }),
            choice: choice => t(`types.${choice}` as Key),
          }}
          onChange={changed => {
            setProblem(null)
            setValue(withOptions(changed))
          }}
        />
      </div>
    </FormDialog>
  )
}
