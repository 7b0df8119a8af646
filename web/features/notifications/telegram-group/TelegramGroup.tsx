import { Button } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/lib/calls/api.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { ListSkeleton } from '#web/ui/Skeletons.tsx'
import { BotLinkSheet } from '../channel/BotLinkSheet.tsx'
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
  const group = data?.group ?? null
  return (
    <SettingsCard title={t('group.title')}>
      {!data && (isError ? <NotLoaded onRetry={() => void refetch()} /> : <ListSkeleton count={1} isInCard />)}
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
      <BotLinkSheet
        of="group"
        getLink={() => api.telegramGroup.getLink()}
        isOpen={open === 'connect'}
        isLinked={group !== null}
        onClose={close}
        words={{ title: t('group.connect'), text: t('group.connectText'), connected: t('group.connected') }}
      />
      <PictureSheet isOpen={open === 'picture'} onClose={close} />
      <RemoveSheet isOpen={open === 'remove'} onClose={close} />
    </SettingsCard>
  )
}

type Props = { isOpen: boolean; onClose: () => void }

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
