import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Button, Switch } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import rows from '#web/ui/SwitchList.module.css'
import { useNetworking } from './useNetworking.ts'

/** Switching off asks for confirmation, since most of the product is then unavailable. */
export function NetworkingSwitch() {
  const t = useWords('participants')
  const { user, participant } = useSession()
  const { problem, isBusy, turn } = useNetworking()
  const [isAsked, setAsked] = useState(false)
  if (!user || !participant) return null
  const isOn = participant.isNetworkingEnabled
  const turnOff = async () => {
    if (await turn(false)) setAsked(false)
  }
  return (
    <>
      {problem && !isAsked && <Banner tone="danger" title={problem} isAlert />}
      <Switch
        labelPosition="left"
        classNames={{ body: rows.body ?? '', labelWrapper: rows.words ?? '', label: rows.label ?? '' }}
        label={t('networking.label')}
        description={t(isOn ? 'networking.onText' : 'networking.offText')}
        disabled={!user.enabled || isBusy}
        checked={user.enabled && isOn}
        onChange={() => (isOn ? setAsked(true) : void turn(true))}
      />
      <Sheet
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t('networking.confirmTitle')}
        text={t('networking.confirmText')}
        actions={
          <>
            <Button variant="subtle" onClick={() => setAsked(false)} data-autofocus>
              {t('cancel')}
            </Button>
            <Button variant="danger" loading={isBusy} onClick={() => void turnOff()}>
              {t('networking.confirm')}
            </Button>
          </>
        }
      >
        {problem && <Banner tone="danger" title={problem} isAlert />}
      </Sheet>
    </>
  )
}
