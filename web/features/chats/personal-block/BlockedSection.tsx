import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import settings from '#web/ui/SettingsCard.module.css'
import { SettingsCard } from '#web/ui/SettingsCard.tsx'
import { Text } from '#web/ui/Text.tsx'
import { blockedQuery, refreshChats } from '../queries.ts'
import classes from './BlockedSection.module.css'

/** People whom the reader has blocked, each with a button that takes it back. */
export function BlockedSection() {
  const t = useWords('chats')
  const { data, isError, refetch } = useQuery(blockedQuery)
  return (
    <SettingsCard title={t('blockedPeople.title')}>
      <div className={settings.block}>
        <Text tone="soft">{t(data?.length === 0 ? 'blockedPeople.none' : 'blockedPeople.text')}</Text>
        {isError && !data && <NotLoaded isCompact onRetry={() => void refetch()} />}
        {data && data.length > 0 && (
          <ul className={classes.root} aria-label={t('blockedPeople.title')}>
            {data.map(person => (
              <BlockedPerson key={person.id} {...person} />
            ))}
          </ul>
        )}
      </div>
    </SettingsCard>
  )
}

type PersonProps = { id: string; firstName: string; lastName: string; avatarUrl: string | null }

function BlockedPerson({ id, firstName, lastName, avatarUrl }: PersonProps) {
  const t = useWords('chats')
  const queryClient = useQueryClient()
  const { attempt, isBusy, problem } = useAttempt()
  const name = `${firstName} ${lastName}`.trim()
  const unblock = () =>
    void attempt(async () => {
      await api.personalBlock.remove({ participantId: id })
      showToast({ title: t('blockedPeople.unblocked', { name }) })
      await refreshChats(queryClient)
    })
  return (
    <li className={classes.person}>
      <Avatar name={name} src={avatarUrl} size={36} />
      <Text weight="medium" className={classes.name ?? ''}>
        {name}
      </Text>
      <Button
        variant="default"
        size="sm"
        loading={isBusy}
        aria-label={t('blockedPeople.unblockOf', { name })}
        onClick={unblock}
      >
        {t('details.unblock')}
      </Button>
      {problem && <Banner tone="danger" title={problem} isAlert />}
    </li>
  )
}
