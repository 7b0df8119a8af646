import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import type { ContactType } from '#contract/communities/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import classes from './PrivacyFields.module.css'
import type { Privacy } from './privacy.ts'

type Props = { value: Privacy; given: ContactType[]; onChange: (change: Partial<Privacy>) => void }

const choices = ['NONE', 'CONNECTIONS', 'CUSTOM', 'PRIVATE'] as const

export function PrivacyFields({ value: { privacy, hiddenContacts }, given, onChange }: Props) {
  const t = useWords('participants')
  const joining = useWords('onboarding')
  const toggle = (type: ContactType, isHidden: boolean) =>
    onChange({ hiddenContacts: isHidden ? [...hiddenContacts, type] : hiddenContacts.filter(each => each !== type) })
  return (
    <RadioCards
      legend={t('parts.privacy')}
      isLegendHidden
      choices={choices.map(each => ({ value: each, title: t(`privacy.${each}`), text: t(`privacy.${each}Text`) }))}
      value={privacy}
      onChange={chosen => onChange({ privacy: chosen })}
    >
      {privacy === 'CUSTOM' && (
        <fieldset className={classes.types}>
          <legend>{t(given.length > 0 ? 'privacy.hide' : 'privacy.nothingToHide')}</legend>
          {given.map(type => (
            <Checkbox
              key={type}
              label={joining(`types.${type}`)}
              checked={hiddenContacts.includes(type)}
              onChange={event => toggle(type, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
    </RadioCards>
  )
}
