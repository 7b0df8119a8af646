import { Check } from 'lucide-react'
import { useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ChipButton } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './RequestField.module.css'
import { type Opener, openerOf, openers, withOpener } from './requestOpeners.ts'
import { TextField } from './TextField.tsx'

type Props = {
  value: string
  problem: string | undefined
  onChange: (lookingFor: string) => void
  isRequired?: boolean
  rows?: number
}

/** The request: a beginning to choose, and free text. */
export function RequestField({ value, problem, onChange, isRequired = false, rows = 5 }: Props) {
  const t = useWords('onboarding')
  const field = useRef<HTMLTextAreaElement>(null)
  const beginnings = Object.fromEntries(
    openers.map(opener => [opener, t(`lookingFor.beginnings.${opener}`)]),
  ) as Record<Opener, string>
  const present = openerOf(value, beginnings)
  const choose = (opener: Opener | null) => {
    const lookingFor = withOpener(value, opener, beginnings)
    onChange(lookingFor)
    field.current?.focus()
    requestAnimationFrame(() => field.current?.setSelectionRange(lookingFor.length, lookingFor.length))
  }
  const isOwn = present === null && value.trim() !== ''
  return (
    <>
      <fieldset className={classes.chips} aria-label={t('lookingFor.openers')}>
        {openers.map(opener => (
          <Choice key={opener} isOn={present === opener} onPress={() => choose(opener)}>
            {t(`lookingFor.choices.${opener}`)}
          </Choice>
        ))}
        <Choice isOn={isOwn} onPress={() => choose(null)}>
          {t('lookingFor.own')}
        </Choice>
      </fieldset>
      <TextField
        name="lookingFor"
        label={t('lookingFor.label')}
        hint={t('lookingFor.hint')}
        isRequired={isRequired}
        rows={rows}
        max={limits.lookingFor.max}
        value={value}
        problem={problem}
        onChange={onChange}
        inputRef={field}
      />
    </>
  )
}

function Choice({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: string }) {
  return (
    <ChipButton isOn={isOn} aria-pressed={isOn} onClick={onPress}>
      {isOn && <Icon of={Check} size={15} />}
      {children}
    </ChipButton>
  )
}
