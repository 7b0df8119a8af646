import { optionForms } from 'virtual:option-forms'
import { useRef, useState } from 'react'
import type { CommunityOption, OptionType } from '#contract/communities/options.ts'
import { defaultCredits } from '#contract/limits.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords, type WordKey } from '#web/lib/words/words.ts'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { emptyValue, type FormValue, problemsOf, sentOf } from '#web/ui/schema-form/formValue.ts'
import { SchemaField } from '#web/ui/schema-form/SchemaField.tsx'
import { useShownProblems } from '#web/ui/schema-form/useShownProblems.ts'

type Props = {
  type: OptionType
  /** Null while it is switched off. */
  option: CommunityOption | null
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  onSave: (option: CommunityOption) => Promise<void>
}

type Key = WordKey<'communityOptions'>

/** What holds while the option is off, so that switching it on changes nothing by itself. */
const whileOff: Partial<Record<OptionType, FormValue>> = { CREDITS: { ...defaultCredits } }

/** The settings of an option: a form made from its schema. A field says what is wrong when it is left. */
export function OptionDialog({ type, option, isOpen, onClose, onClosed, onSave }: Props) {
  const t = useWords('communityOptions')
  const ui = useWords('ui')
  const form = useRef<HTMLFormElement>(null)
  const field = optionForms[type]
  const [value, setValue] = useState<FormValue>(() =>
    option ? (option.settings as FormValue) : (whileOff[type] ?? emptyValue(field)),
  )
  const { problem, setProblem, isBusy, attempt } = useAttempt()
  const title = t(`types.${type}.title`)
  const found = problemsOf(field, value)
  const { shown, leave, showAll } = useShownProblems(found)
  async function submit(): Promise<void> {
    if (Object.keys(found).length > 0) {
      setProblem(ui('form.fix'))
      showAll(form.current)
      return
    }
    const settings = sentOf(field, value)
    // The server checks it against the same schema.
    const isSaved = await attempt(() => onSave({ optionType: type, settings } as CommunityOption))
    if (!isSaved) return
    showToast({ type: 'success', title: t(option ? 'saved' : 'switchedOn', { title }) })
    onClose()
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={title}
      text={t(`types.${type}.text`)}
      action={t(option ? 'save' : 'switchOn')}
      problem={problem}
      isBusy={isBusy}
      formRef={form}
      onSubmit={() => void submit()}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears that a field is left */}
      <div onBlur={leave}>
        <SchemaField
          field={field}
          path=""
          name=""
          label={title}
          value={value}
          problems={shown}
          words={{
            field: name => t(`fields.${name}` as Key),
            item: (name, order) => t(`fields.${name}Item` as Key, { order }),
            choice: choice => t(`choices.${choice}` as Key),
          }}
          onChange={changed => {
            setProblem(null)
            setValue(changed)
          }}
        />
      </div>
    </FormDialog>
  )
}
