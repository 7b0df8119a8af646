import { Button } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '#web/lib/calls/api.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { Text } from '#web/ui/Text.tsx'
import form from '../channel/ChannelsSection.module.css'
import { PictureSheet } from './PictureSheet.tsx'

const groupQuery = queryOptions({ queryKey: ['telegram group'], queryFn: () => api.telegramGroup.find() })

const askAgainMs = 3000

/** The Telegram group of the community: the bot is added to it, and pictures are sent there. */
export function TelegramGroup() {
  const t = useWords('channels')
  const language = useLanguage()
  const [open, setOpen] = useState<'connect' | 'picture' | 'remove' | null>(null)
  const { data, isError, refetch } = useQuery({
    ...groupQuery,
    refetchInterval: open === 'connect' ? askAgainMs : false,
  })
  const close = () => setOpen(null)
  if (!data && !isError) return null
  const group = data?.group ?? null
  return (
    <SettingsCard title={t('group.title')}>
      {!data && <NotLoaded onRetry={() => void refetch()} />}
      {data && (
        <SettingRow
          title={group ? group.title : t('names.TELEGRAM')}
          text={group ? t('group.since', { date: longDate(group.linkedAt, language) }) : t('group.none')}
        >
          {group ? (
            <>
              <Button variant="default" size="sm" onClick={() => setOpen('picture')}>
                {t('group.picture')}
              </Button>
              <Button variant="subtle" size="sm" aria-label={t('group.remove')} onClick={() => setOpen('remove')}>
                {t('disconnect')}
              </Button>
            </>
          ) : (
            <Button variant="default" size="sm" aria-label={t('group.connect')} onClick={() => setOpen('connect')}>
              {t('connect')}
            </Button>
          )}
        </SettingRow>
      )}
      <ConnectSheet isOpen={open === 'connect'} linkedAt={group?.linkedAt ?? null} onClose={close} />
      <PictureSheet isOpen={open === 'picture'} onClose={close} />
      <RemoveSheet isOpen={open === 'remove'} onClose={close} />
    </SettingsCard>
  )
}

type Props = { isOpen: boolean; onClose: () => void }

/** Opens Telegram, and closes once the bot is in a group. */
function ConnectSheet({ isOpen, linkedAt, onClose }: Props & { linkedAt: string | null }) {
  const t = useWords('channels')
  const link = useQuery({
    queryKey: ['telegram group link'],
    queryFn: () => api.telegramGroup.getLink(),
    enabled: isOpen,
    // It links once, and for a quarter of an hour.
    gcTime: 0,
    staleTime: 10 * 60_000,
  })
  const finish = useEffectEvent(() => {
    showToast({ type: 'success', title: t('group.connected') })
    onClose()
  })
  useEffect(() => {
    if (isOpen && linkedAt) finish()
  }, [isOpen, linkedAt])
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('group.connect')} text={t('group.connectText')}>
      <div className={form.form}>
        {link.isError && <NotLoaded isCompact onRetry={() => void link.refetch()} />}
        {link.data && <LinkButton to={link.data.url}>{t('telegram.open')}</LinkButton>}
        <Text size="small" tone="quiet">
          <span role="status">{t('telegram.waiting')}</span>
        </Text>
      </div>
    </Sheet>
  )
}

function RemoveSheet({ isOpen, onClose }: Props) {
  const t = useWords('channels')
  const { problem, isBusy, attempt } = useAttempt()
  const remove = () =>
    void attempt(async () => {
      await api.telegramGroup.remove()
      await queries.invalidateQueries({ queryKey: groupQuery.queryKey })
      showToast({ type: 'success', title: t('group.removed') })
      onClose()
    })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('group.removeTitle')}
      text={t('group.removeText')}
      actions={
        <>
          <Button variant="subtle" onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={isBusy} onClick={remove}>
            {t('disconnect')}
          </Button>
        </>
      }
    >
      {problem && <Banner tone="danger" title={problem} isAlert />}
    </Sheet>
  )
}
