import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { Eye, EyeOff, MapPin } from 'lucide-react'
import type { OwnProfile } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { CityField } from '#web/participant/CityField.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { EditableBlock } from './EditableBlock.tsx'
import classes from './Facts.module.css'

export function LocationBlock({ profile }: { profile: OwnProfile }) {
  const t = useWords('participants')
  const { city, latitude, longitude, isLocationShared } = profile
  return (
    <EditableBlock
      part="location"
      isCard
      values={{ city, latitude, longitude, isLocationShared }}
      fields={({ draft, set, problems }) => (
        <>
          <CityField value={draft} problem={problems.city} onChange={set} />
          <Switch
            label={t('fields.share')}
            description={t('fields.shareText')}
            checked={draft.isLocationShared}
            onChange={event => set({ isLocationShared: event.currentTarget.checked })}
          />
        </>
      )}
    >
      {city ? (
        <>
          <p className={classes.fact}>
            <Icon of={MapPin} size={16} />
            {city}
          </p>
          <Text size="small" tone="quiet" className={classes.fact}>
            <Icon of={isLocationShared ? Eye : EyeOff} size={15} />
            {t(isLocationShared ? 'profile.shared' : 'profile.notShared')}
          </Text>
        </>
      ) : (
        <Text tone="quiet">{t('profile.emptyCity')}</Text>
      )}
    </EditableBlock>
  )
}
