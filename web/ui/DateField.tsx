import '@mantine/core/styles/Popover.layer.css'
import { ActionIcon, Popover, TextInput } from '@mantine/core'
import { CalendarDays } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { dayOf, isDay } from '#web/lib/words/calendar.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { readDate, writeDate } from '#web/lib/words/typedTime.ts'
import { useWords } from '#web/lib/words/words.ts'
import classes from './DateField.module.css'
import { Icon } from './Icon.tsx'
import { MonthPicker } from './MonthPicker.tsx'

type Props = {
  name?: string
  label: string
  /** Where the words beside the field say it. */
  isLabelHidden?: boolean
  description?: string | undefined
  /** 2026-12-31, or what is typed as long as it is no date. */
  value: string
  error?: string | undefined
  isRequired?: boolean
  isDisabled?: boolean
  /** Days of the calendar; others can only be typed. */
  min: string
  max: string
  onChange: (value: string) => void
  onBlur?: () => void
}

/** A date in the order of the page's language, typed or chosen from a month. */
export function DateField({ name, label, description, value, error, min, max, onChange, onBlur, ...is }: Props) {
  const t = useWords('ui')
  const language = useLanguage()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** As typed, until the field is left. */
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null)
  const [today] = useState(() => dayOf(new Date()))

  const type = (text: string) => {
    const next = readDate(text, today) ?? text.trim()
    setTyped({ text, value: next })
    onChange(next)
  }
  const close = () => {
    setOpen(false)
    onBlur?.()
  }
  const choose = (day: string) => {
    onChange(day)
    close()
    button.current?.focus()
  }
  const shown = isDay(value) ? writeDate(value, language) : value
  return (
    <Popover
      opened={isOpen}
      onChange={next => (next ? setOpen(true) : close())}
      position="bottom-start"
      width="min(340px, calc(100vw - 16px))"
      radius="lg"
      shadow="md"
      trapFocus
      withRoles={false}
      withinPortal={false}
      classNames={{ dropdown: classes.dropdown ?? '' }}
    >
      <Popover.Target>
        <div>
          <TextInput
            {...(name ? { name } : {})}
            {...(is.isLabelHidden ? { 'aria-label': label } : { label })}
            description={description}
            placeholder={writeDate('2026-12-31', language)}
            inputMode={language === 'ru' ? 'decimal' : 'text'}
            autoComplete="off"
            withAsterisk={is.isRequired === true}
            aria-required={is.isRequired === true}
            disabled={is.isDisabled === true}
            error={error}
            value={typed?.value === value ? typed.text : shown}
            onChange={event => type(event.currentTarget.value)}
            onBlur={({ relatedTarget }) => {
              setTyped(null)
              // Who goes on to the calendar has not left the field.
              if (relatedTarget !== button.current) onBlur?.()
            }}
            rightSectionWidth={44}
            rightSectionPointerEvents="all"
            rightSection={
              <ActionIcon
                ref={button}
                className={classes.open ?? ''}
                aria-label={t('date.open', { label })}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                disabled={is.isDisabled === true}
                onClick={() => (isOpen ? close() : setOpen(true))}
              >
                <Icon of={CalendarDays} />
              </ActionIcon>
            }
          />
        </div>
      </Popover.Target>
      <Popover.Dropdown
        id={id}
        role="dialog"
        aria-label={t('date.open', { label })}
        onKeyDown={event => event.key === 'Escape' && button.current?.focus()}
      >
        <MonthPicker value={isDay(value) ? value : ''} today={today} min={min} max={max} onChoose={choose} />
      </Popover.Dropdown>
    </Popover>
  )
}
