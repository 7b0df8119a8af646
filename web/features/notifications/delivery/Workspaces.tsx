import { Button, PasswordInput, TextInput } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
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
import { Text } from '#web/ui/Text.tsx'
import form from '../channel/ChannelsSection.module.css'

const workspacesQuery = queryOptions({
  queryKey: ['messenger workspaces'],
  queryFn: () => api.delivery.listWorkspaces(),
})
type Workspace = Awaited<ReturnType<typeof api.delivery.listWorkspaces>>[number]

const refresh = () => queries.invalidateQueries({ queryKey: workspacesQuery.queryKey })

/** Slack and Discord of the community, each connected by the token of a bot. */
export function Workspaces() {
  const t = useWords('channels')
  const { data, isError, refetch } = useQuery(workspacesQuery)
  return (
    <SettingsCard title={t('admin.workspaces')}>
      {!data && (isError ? <NotLoaded onRetry={() => void refetch()} /> : <ListSkeleton count={2} isInCard />)}
      {data &&
        (['SLACK', 'DISCORD'] as const).map(channel => (
          <WorkspaceRow
            key={channel}
            channel={channel}
            workspace={data.find(each => each.channel === channel) ?? null}
          />
        ))}
    </SettingsCard>
  )
}

type Props = { channel: Workspace['channel']; workspace: Workspace | null }

function WorkspaceRow({ channel, workspace }: Props) {
  const t = useWords('channels')
  const language = useLanguage()
  const [open, setOpen] = useState<'connect' | 'remove' | null>(null)
  const name = t(`names.${channel}`)
  const close = () => setOpen(null)
  return (
    <SettingRow
      title={name}
      text={
        workspace ? (
          <>
            <div>{t('admin.since', { name: workspace.name, date: longDate(workspace.connectedAt, language) })}</div>
            {workspace.roomId && <div>{t('admin.room', { room: workspace.roomId })}</div>}
            {workspace.problem && <Text tone="danger">{t('admin.problem', { problem: workspace.problem })}</Text>}
          </>
        ) : (
          t('admin.none')
        )
      }
    >
      <Button variant="default" size="sm" aria-label={t('admin.connect', { name })} onClick={() => setOpen('connect')}>
        {t(workspace ? 'reconnect' : 'connect')}
      </Button>
      {workspace && (
        <Button variant="subtle" size="sm" aria-label={t('admin.remove', { name })} onClick={() => setOpen('remove')}>
          {t('disconnect')}
        </Button>
      )}
      <TokenSheet channel={channel} room={workspace?.roomId ?? ''} isOpen={open === 'connect'} onClose={close} />
      <RemoveSheet channel={channel} isOpen={open === 'remove'} onClose={close} />
    </SettingRow>
  )
}

type SheetProps = { channel: Workspace['channel']; isOpen: boolean; onClose: () => void }

function TokenSheet({ channel, room, isOpen, onClose }: SheetProps & { room: string }) {
  const t = useWords('channels')
  const { problem, isBusy, attempt } = useAttempt()
  const [botToken, setToken] = useState('')
  const [roomId, setRoom] = useState(room)
  const name = t(`names.${channel}`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      await api.delivery.saveWorkspace({ channel, botToken: botToken.trim(), roomId: roomId.trim() })
      setToken('')
      await refresh()
      showToast({ type: 'success', title: t('admin.saved', { name }) })
      onClose()
    })
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('admin.connect', { name })}>
      <form className={form.form} onSubmit={submit}>
        {problem && <Banner tone="danger" title={problem} isAlert />}
        <PasswordInput
          label={t('admin.token')}
          description={t('admin.tokenText')}
          autoComplete="off"
          maxLength={300}
          value={botToken}
          onChange={event => setToken(event.currentTarget.value)}
        />
        <TextInput
          label={t('admin.roomId')}
          description={t('admin.roomText')}
          maxLength={40}
          value={roomId}
          onChange={event => setRoom(event.currentTarget.value)}
        />
        <Button type="submit" loading={isBusy} disabled={botToken.trim() === ''}>
          {t('connect')}
        </Button>
      </form>
    </Sheet>
  )
}

function RemoveSheet({ channel, isOpen, onClose }: SheetProps) {
  const t = useWords('channels')
  const { problem, isBusy, attempt } = useAttempt()
  const name = t(`names.${channel}`)
  const remove = () =>
    void attempt(async () => {
      await api.delivery.removeWorkspace({ channel })
      await refresh()
      showToast({ type: 'success', title: t('admin.removed', { name }) })
      onClose()
    })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('admin.removeTitle', { name })}
      text={t('admin.removeText')}
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
