import '@mantine/core/styles/Popover.layer.css'
import { Button, Popover, TextInput } from '@mantine/core'
import { Copy, Link2 } from 'lucide-react'
import { copyInvitation, useInvitationLink } from '#web/lib/session/invitation.ts'
import { track } from '#web/lib/tracking/analytics.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './InviteButton.module.css'

export function InviteButton() {
  const t = useWords('shell')
  const link = useInvitationLink()
  if (!link) return null
  return (
    <Popover
      width={340}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
      classNames={{ dropdown: classes.dropdown }}
    >
      <Popover.Target>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<Icon of={Link2} size={16} />}
          onClick={() => track('header click', { target: 'invite' })}
        >
          {t('header.invite')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('invite.title')}>
        <Text weight="semibold">{t('invite.title')}</Text>
        <Text size="small" tone="soft">
          {t('invite.text')}
        </Text>
        <TextInput
          className={classes.link}
          aria-label={t('invite.link')}
          value={link}
          readOnly
          onFocus={event => event.currentTarget.select()}
        />
        <Button fullWidth leftSection={<Icon of={Copy} size={16} />} onClick={() => void copyInvitation()}>
          {t('invite.copy')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
