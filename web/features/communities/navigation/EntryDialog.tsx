import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormField, FormGroup } from '#contract/form-field.ts'
import type { Localized } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { useWords } from '#web/lib/words/words.ts'
import { FormDialog } from '#web/ui/FormDialog.tsx'
import { type FieldProblems, type FormValue, problemsOf, recordOf, sentOf } from '#web/ui/schema-form/formValue.ts'
import { SchemaField } from '#web/ui/schema-form/SchemaField.tsx'
import type { MenuRow } from './menuDraft.ts'

type Props = {
  /** Null for a new link. */
  row: MenuRow | null
  /** Its name in the default menu. */
  usual: string
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  onDone: (row: MenuRow) => void
}

const label = (isRequired: boolean): FormGroup => ({
  kind: 'group',
  isLocalized: true,
  fields: ['en', 'ru'].map(name => ({
    name,
    field: { kind: 'text', isRequired, max: limits.name.max },
    isOptional: !isRequired,
  })),
})

const formFor = (isLink: boolean): FormField => ({
  kind: 'group',
  isLocalized: false,
  fields: [
    { name: 'label', field: label(isLink), isOptional: false },
    ...(isLink
      ? [
          { name: 'url', field: { kind: 'url', isWeb: false } as const, isOptional: false },
          { name: 'external', field: { kind: 'switch' } as const, isOptional: false },
        ]
      : []),
  ],
})

/** Name of an entry in both languages, and where a link leads. */
export function EntryDialog({ row, usual, isOpen, onClose, onClosed, onDone }: Props) {
  const t = useWords('communitySetting')
  const isLink = row === null || row.tab === null
  const field = formFor(isLink)
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [value, setValue] = useState<FormValue>(() => ({
    label: row?.label ?? { en: '', ru: '' },
    ...(isLink && { url: row?.url ?? '', external: row?.isExternal ?? true }),
  }))
  const submit = () => {
    const found = problemsOf(field, value)
    const { en = '', ru = '' } = recordOf(recordOf(sentOf(field, value)).label)
    // One language alone would leave the entry without a name in the other.
    if (!isLink && (en === '') !== (ru === '')) found[en === '' ? 'label.en' : 'label.ru'] = { word: 'required' }
    if (Object.keys(found).length > 0) {
      flushSync(() => setProblems(found))
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      return
    }
    const { url, external } = recordOf(sentOf(field, value))
    const named = en === '' ? null : ({ en, ru } as Localized)
    const base = row ?? { id: `custom-${crypto.randomUUID()}`, tab: null, isShown: true, isForced: false }
    onDone({ ...base, label: named, url: String(url ?? ''), isExternal: external === true })
    onClose()
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={usual || t(row ? 'navigation.editTitle' : 'navigation.addTitle')}
      {...(!isLink && { text: t('navigation.labelText') })}
      action={t('navigation.done')}
      problem={null}
      isBusy={false}
      formRef={form}
      onSubmit={submit}
    >
      <SchemaField
        field={field}
        path=""
        name=""
        label=""
        value={value}
        problems={problems}
        words={{
          field: name => t(`navigation.fields.${name as 'label' | 'url' | 'external'}`),
          item: () => '',
          choice: choice => choice,
        }}
        onChange={changed => {
          setProblems({})
          setValue(changed)
        }}
      />
    </FormDialog>
  )
}
