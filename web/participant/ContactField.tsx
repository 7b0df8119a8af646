import { TextInput } from '@mantine/core'
import type { ContactType } from '#contract/communities/community.ts'
import { contactFormats } from '#contract/participants/contacts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ContactIcon } from './ContactIcon.tsx'

type Props = {
  type: ContactType
  value: string
  onChange: (value: string) => void
  problem?: string | undefined
  isRequired?: boolean
  /** Overrides the name of the network. */
  label?: string
  disabled?: boolean
}

const keyboards: Partial<Record<ContactType, 'email' | 'tel'>> = { EMAIL: 'email', PHONE: 'tel' }

/** One contact. Pasted text is normalised on blur. Its `name` is `contacts.<TYPE>`. */
export function ContactField({ type, value, onChange, problem, isRequired = false, label, disabled = false }: Props) {
  const t = useWords('onboarding')
  const { example, normalise } = contactFormats[type]
  const keyboard = keyboards[type]
  const tidy = () => {
    const tidied = normalise(value) ?? value.trim()
    if (tidied !== value) onChange(tidied)
  }
  return (
    <TextInput
      name={`contacts.${type}`}
      label={label ?? t(`types.${type}`)}
      withAsterisk={isRequired}
      aria-required={isRequired}
      leftSection={<ContactIcon type={type} />}
      placeholder={example}
      type={keyboard ?? 'text'}
      inputMode={keyboard ?? 'text'}
      autoComplete={keyboard ?? 'off'}
      autoCapitalize="none"
      spellCheck={false}
      size="lg"
      value={value}
      error={problem}
      disabled={disabled}
      onChange={event => onChange(event.currentTarget.value)}
      onBlur={tidy}
    />
  )
}
