import { Textarea, TextInput } from '@mantine/core'
import { languageCodes as languages } from '#contract/language-codes.ts'
import { useWords } from '#web/lib/words/words.ts'
import classes from './DescriptionForm.module.css'
import { valueAt } from './paths.ts'
import type { SettingForm } from './useSettingForm.ts'

type Props = {
  form: SettingForm
  /** With `*` for the language: `title.*`. */
  path: string
  label: string
  hint?: string
  isLong?: boolean
  isOptional?: boolean
  maxLength?: number
}

/** A text in both languages, side by side. */
export function TextPair({ form, path, label, hint, isLong = false, isOptional = false, maxLength = 120 }: Props) {
  const t = useWords('description')
  return (
    <div className={classes.pair}>
      {languages.map(language => {
        const own = path.replace('*', language)
        const shared = {
          name: own,
          label: t(language === 'en' ? 'inEnglish' : 'inRussian', { label }),
          description: hint,
          lang: language,
          maxLength,
          withAsterisk: !isOptional,
          'aria-required': !isOptional,
          value: String(valueAt(form.values, own) ?? ''),
          error: form.problems[own],
          onBlur: () => !isOptional && form.leave(own),
        }
        return isLong ? (
          <Textarea
            key={language}
            {...shared}
            autosize
            minRows={2}
            maxRows={6}
            onChange={event => form.set({ [own]: event.currentTarget.value })}
          />
        ) : (
          <TextInput key={language} {...shared} onChange={event => form.set({ [own]: event.currentTarget.value })} />
        )
      })}
    </div>
  )
}
