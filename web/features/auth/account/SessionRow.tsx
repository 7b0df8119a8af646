import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { ago, longDate } from '#web/lib/words/dates.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { deviceOf } from './device.ts'
import classes from './Sessions.module.css'
import { useDeviceName } from './useDeviceName.ts'
import { type OpenSession, sessionsKey } from './useSessions.ts'

export function SessionRow({ session }: { session: OpenSession }) {
  const t = useWords('account')
  const language = useLanguage()
  const name = useDeviceName()(session.userAgent)
  const seen = session.isCurrent ? null : ago(session.lastSeenAt, Date.now(), language)
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Icon of={deviceOf(session.userAgent).isPhone ? Smartphone : Monitor} />
      </span>
      <div className={classes.words}>
        <div className={classes.name}>
          <Text as="span" weight="semibold">
            {name}
          </Text>
          {session.isCurrent && <Chip tone="success">{t('sessions.here')}</Chip>}
        </div>
        <Text size="small" tone="quiet">
          {seen ? t('sessions.seen', { ago: seen }) : t('sessions.seenNow')},{' '}
          {t('sessions.opened', { date: longDate(session.createdAt, language) })}
        </Text>
      </div>
      {!session.isCurrent && <EndButton id={session.id} device={name} />}
    </li>
  )
}

function EndButton({ id, device }: { id: string; device: string }) {
  const t = useWords('account')
  const queries = useQueryClient()
  const { problem, isBusy, attempt } = useAttempt()
  const end = async () => {
    if (!(await attempt(async () => void (await api.session.endSession({ id }))))) return
    queries.setQueryData<OpenSession[]>(sessionsKey, known => known?.filter(session => session.id !== id))
    showToast({ type: 'success', title: t('sessions.ended', { device }) })
  }
  return (
    <>
      <Button
        variant="default"
        size="sm"
        loading={isBusy}
        aria-label={t('sessions.signOutOf', { device })}
        onClick={() => void end()}
      >
        {t('sessions.signOut')}
      </Button>
      {problem && (
        <div role="alert" className={classes.problem}>
          {problem}
        </div>
      )}
    </>
  )
}
