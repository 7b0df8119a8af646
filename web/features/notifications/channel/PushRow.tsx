import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { disablePush, enablePush, type PushState, pushState } from '#web/lib/push/push.ts'
import { useWords } from '#web/lib/words/words.ts'
import { SettingRow } from '#web/ui/SettingsCard.tsx'
import { Text } from '#web/ui/Text.tsx'
import { refreshChannels } from './useChannels.ts'

/** Push in this browser; `isElsewhere`: it is on in one or more. Permission is asked for only after a press. */
export function PushRow({ isElsewhere }: { isElsewhere: boolean }) {
  const t = useWords('channels')
  const [state, setState] = useState<PushState | null>(null)
  const { problem, isBusy, attempt } = useAttempt()
  useEffect(() => void pushState().then(setState, () => setState('unavailable')), [])
  if (state === null || (state === 'unavailable' && !isElsewhere)) return null
  const change = () =>
    void attempt(async () => {
      setState(await (state === 'on' ? disablePush() : enablePush()))
      await refreshChannels()
    })
  return (
    <SettingRow
      title={t('names.PUSH')}
      text={
        <>
          {t(state === 'off' && isElsewhere ? 'push.elsewhere' : `push.${state}`)}
          {problem && (
            <Text tone="danger">
              <span role="alert">{problem}</span>
            </Text>
          )}
        </>
      }
    >
      {(state === 'on' || state === 'off') && (
        <Button variant={state === 'on' ? 'default' : 'light'} size="sm" loading={isBusy} onClick={change}>
          {t(state === 'on' ? 'push.disable' : 'push.enable')}
        </Button>
      )}
    </SettingRow>
  )
}
