import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { api } from '#web/lib/calls/api.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './ChannelsSection.module.css'
import { refreshChannels } from './useChannels.ts'

type Props = { channel: 'SLACK' | 'DISCORD'; isOpen: boolean; onClose: () => void }

/** The account is proven by a code that the community's bot sends there. */
export function CodeSheet({ channel, isOpen, onClose }: Props) {
  const t = useWords('channels')
  const { name: community } = useCommunity()
  const { problem, isBusy, attempt, setProblem } = useAttempt()
  const [account, setAccount] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const name = t(`names.${channel}`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      if (sentTo === null)
        return setSentTo((await api.messenger.sendCode({ channel, account: account.trim() })).username)
      await api.messenger.connect({ channel, code: code.trim() })
      await refreshChannels()
      showToast({ type: 'success', title: t('connected', { name }) })
      onClose()
    })
  }
  const restart = () => {
    setSentTo(null)
    setCode('')
    setProblem(null)
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('code.title', { name })}>
      <form className={classes.form} onSubmit={submit}>
        {problem && <Banner tone="danger" title={problem} isAlert />}
        {sentTo === null ? (
          <TextInput
            label={t(channel === 'SLACK' ? 'code.slack' : 'code.discord', { community })}
            autoComplete={channel === 'SLACK' ? 'email' : 'username'}
            maxLength={254}
            value={account}
            onChange={event => setAccount(event.currentTarget.value)}
          />
        ) : (
          <>
            <Text>{t('code.sent', { username: sentTo })}</Text>
            <TextInput
              label={t('code.label')}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={12}
              value={code}
              onChange={event => setCode(event.currentTarget.value)}
            />
          </>
        )}
        <Button type="submit" loading={isBusy} disabled={(sentTo === null ? account : code).trim() === ''}>
          {t(sentTo === null ? 'code.send' : 'code.finish')}
        </Button>
        {sentTo !== null && (
          <Button variant="subtle" onClick={restart}>
            {t('code.again')}
          </Button>
        )}
      </form>
    </Sheet>
  )
}
