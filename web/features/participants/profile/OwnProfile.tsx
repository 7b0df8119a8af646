import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { OwnProfile as Profile } from '#contract/participants/profile-shapes.ts'
import { InvitedByCard } from '#web/features/participants/participant/InvitedByCard.tsx'
import { ProfileFrame } from '#web/features/participants/participant/ProfileFrame.tsx'
import { RailCard } from '#web/features/participants/participant/RailCard.tsx'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { LanguageChoice } from '#web/ui/LanguageChoice.tsx'
import { Text } from '#web/ui/Text.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { AnswersBlock } from './AnswersBlock.tsx'
import { ChannelSwitches } from './ChannelSwitches.tsx'
import { ContactsBlock } from './ContactsBlock.tsx'
import { LocationBlock } from './LocationBlock.tsx'
import { NameBlock } from './NameBlock.tsx'
import { NetworkingSwitch } from './NetworkingSwitch.tsx'
import { PhotoButton } from './PhotoButton.tsx'
import { PrivacyBlock } from './PrivacyBlock.tsx'
import { openPartOfHash } from './parts.ts'
import { TagsBlock } from './TagsBlock.tsx'
import { TextBlock } from './TextBlock.tsx'
import { VisibilityBlock } from './VisibilityBlock.tsx'

/** The own profile as others see it, each section editable in place. */
export function OwnProfile({ profile }: { profile: Profile }) {
  const t = useWords('participants')
  const { langChoices } = useCommunity()
  const { hash } = useLocation()
  useEffect(() => openPartOfHash(hash), [hash])
  return (
    <ProfileFrame
      seed={profile.slug}
      photo={<PhotoButton profile={profile} />}
      head={<NameBlock profile={profile} />}
      rail={
        <>
          <ContactsBlock profile={profile} />
          <PrivacyBlock profile={profile} />
          <VisibilityBlock profile={profile} />
          <LocationBlock profile={profile} />
          {langChoices.length > 1 && (
            <RailCard title={t('parts.language')}>
              <LanguageChoice />
            </RailCard>
          )}
          {profile.invitedBy && <InvitedByCard by={profile.invitedBy} />}
          <RailCard title={t('parts.account')}>
            <Text size="small" tone="soft">
              {t('profile.deleteText')}
            </Text>
            <TextLink to="/settings#deletion">{t('profile.deleteLink')}</TextLink>
          </RailCard>
        </>
      }
      more={
        <>
          <RailCard title={t('parts.notifications')}>
            <ChannelSwitches />
          </RailCard>
          <RailCard title={t('parts.networking')}>
            <NetworkingSwitch />
          </RailCard>
        </>
      }
    >
      <TextBlock profile={profile} part="lookingFor" />
      <TextBlock profile={profile} part="canHelp" />
      <TextBlock profile={profile} part="about" />
      <TextBlock profile={profile} part="goal" />
      <TagsBlock profile={profile} />
      <AnswersBlock />
    </ProfileFrame>
  )
}
