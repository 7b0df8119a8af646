import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { ActionIcon, Button, Menu, Textarea } from '@mantine/core'
import { CalendarX2, Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ManagedEvent } from '#contract/events/event.ts'
import { eventLimits } from '#contract/events/event-fields.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { api } from '#web/lib/calls/api.ts'
import { queries } from '#web/lib/calls/queryClient.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { type Scope, ScopeChoice } from '../series/ScopeChoice.tsx'
import { useFollowing } from '../series/useFollowing.ts'

type Props = {
  event: ManagedEvent
  /** Leaves the form without asking. */
  onLeave: (path: string) => void
}

/** What can be done with an event beside editing it. */
export function EventMenu({ event, onLeave }: Props) {
  const t = useWords('eventForm')
  const series = useWords('series')
  const button = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState<'cancel' | 'delete' | null>(null)
  const [message, setMessage] = useState('')
  const [scope, setScope] = useState<Scope>('one')
  const toCancel = useFollowing(event)
  const toDelete = useFollowing(event, true)
  const { problem, setProblem, isBusy, attempt } = useAttempt()

  const ask = (what: 'cancel' | 'delete') => {
    button.current?.focus()
    setProblem(null)
    setScope('one')
    setAsked(what)
  }
  const close = () => setAsked(null)
  const leave = (path: string) => {
    void queries.invalidateQueries({ queryKey: ['event'] })
    onLeave(path)
  }
  const clone = () =>
    attempt(
      async () => {
        const copy = await api.event.clone({ id: event.id })
        showToast({ type: 'success', title: t('cloned') })
        leave(`/event/${copy.slug}/edit`)
      },
      () => showToast({ type: 'error', title: t('notCloned') }),
    )
  const cancel = () =>
    attempt(async () => {
      const sent = { id: event.id, message: message.trim() }
      const title =
        scope === 'one'
          ? await api.event.cancel(sent).then(() => t('cancelled'))
          : await api.series.cancel(sent).then(({ count }) => series('scope.cancelled', { count }))
      showToast({ type: 'success', title })
      leave(`/event/${event.slug}`)
    })
  const remove = () =>
    attempt(async () => {
      const { id } = event
      const title =
        scope === 'one'
          ? await api.event.remove({ id }).then(() => t('deleted'))
          : await api.series.remove({ id }).then(({ count }) => series('scope.deleted', { count }))
      showToast({ type: 'success', title, action: { label: t('undo'), run: () => void restore(scope) } })
      leave('/events')
    })
  const restore = async (deleted: Scope) => {
    const { id } = event
    try {
      const title =
        deleted === 'one'
          ? await api.event.restore({ id }).then(() => t('restored'))
          : await api.series.restore({ id }).then(({ count }) => series('scope.restored', { count }))
      await queries.invalidateQueries({ queryKey: ['event'] })
      showToast({ type: 'success', title })
      goTo(`/event/${event.slug}`)
    } catch {
      const retry = { label: t('retry'), run: () => void restore(deleted) }
      showToast({ type: 'error', title: t('notRestored'), action: retry })
    }
  }
  const banner = problem && <Banner tone="danger" title={problem} isAlert />
  return (
    <>
      <Menu position="bottom-end" width={256} shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon ref={button} variant="default" size={42} aria-label={t('menu.label')}>
            <Icon of={Ellipsis} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Icon of={Copy} />} onClick={() => void clone()}>
            {t('menu.clone')}
          </Menu.Item>
          {!event.isCancelled && (
            <Menu.Item leftSection={<Icon of={CalendarX2} />} onClick={() => ask('cancel')}>
              {t('menu.cancel')}
            </Menu.Item>
          )}
          {event.can.delete && (
            <Menu.Item leftSection={<Icon of={Trash2} />} onClick={() => ask('delete')}>
              {t('menu.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Sheet
        isOpen={asked === 'cancel'}
        onClose={close}
        title={toCancel === 1 ? t('cancelling.title') : series('scope.cancelTitle')}
        text={t('cancelling.text')}
        actions={
          <>
            <Button variant="danger" loading={isBusy} onClick={() => void cancel()}>
              {t('cancelling.action')}
            </Button>
            <Button variant="default" onClick={close}>
              {t('cancelling.keep')}
            </Button>
          </>
        }
      >
        {banner}
        {toCancel !== 1 && (
          <ScopeChoice legend={series('scope.cancelTitle')} count={toCancel} value={scope} onChange={setScope} />
        )}
        <Textarea
          label={t('cancelling.message')}
          description={t('cancelling.messageHint')}
          rows={4}
          maxLength={eventLimits.message}
          value={message}
          onChange={change => setMessage(change.currentTarget.value)}
          data-autofocus
        />
      </Sheet>
      <Sheet
        isOpen={asked === 'delete'}
        onClose={close}
        title={toDelete === 1 ? t('deleting.title') : series('scope.removeTitle')}
        text={toDelete === 1 ? t('deleting.text') : series('scope.removeText')}
        actions={
          <>
            <Button variant="danger" loading={isBusy} onClick={() => void remove()}>
              {t('deleting.action')}
            </Button>
            <Button variant="default" onClick={close} data-autofocus>
              {t('deleting.keep')}
            </Button>
          </>
        }
      >
        {banner}
        {toDelete !== 1 && (
          <ScopeChoice legend={series('scope.removeTitle')} count={toDelete} value={scope} onChange={setScope} />
        )}
      </Sheet>
    </>
  )
}
