import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox, VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import type { ContactType } from '#contract/communities/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Text } from '#web/ui/Text.tsx'
import classes from './PrivacyFields.module.css'
import type { Privacy } from './privacy.ts'

type Props = { value: Privacy; given: ContactType[]; onChange: (change: Partial<Privacy>) => void }

const choices = ['NONE', 'CUSTOM', 'PRIVATE'] as const

export function PrivacyFields({ value: { privacy, hiddenContacts }, given, onChange }: Props) {
  const t = useWords('participants')
  const joining = useWords('onboarding')
  const name = useId()
  const toggle = (type: ContactType, isHidden: boolean) =>
    onChange({ hiddenContacts: isHidden ? [...hiddenContacts, type] : hiddenContacts.filter(each => each !== type) })
  return (
    <fieldset className={classes.root}>
      <VisuallyHidden component="legend">{t('parts.privacy')}</VisuallyHidden>
      {choices.map(choice => (
        <label key={choice} className={classes.choice}>
          <input type="radio" name={name} checked={privacy === choice} onChange={() => onChange({ privacy: choice })} />
          <span>
            <Text as="span" weight="semibold" className={classes.title}>
              {t(`privacy.${choice}`)}
            </Text>
            <Text as="span" size="small" tone="soft">
              {t(`privacy.${choice}Text`)}
            </Text>
          </span>
        </label>
      ))}
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
    </fieldset>
  )
}
