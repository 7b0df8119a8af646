import { Button } from '@mantine/core'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { SettingRow } from '#web/ui/SettingsCard.tsx'
import { Text } from '#web/ui/Text.tsx'

type Props = {
  title: string
  facts: string[]
  problem: string
  /** Why sending again may not help. */
  warning?: string | null
  recipient: string
  /** Null where it cannot be sent again. */
  onSend: (() => Promise<void>) | null
}

/** A letter or message that did not arrive, with Send again. */
export function FailedRow({ title, facts, problem, warning, recipient, onSend }: Props) {
  const t = useWords('channels')
  const again = useAttempt()
  const send = (sending: () => Promise<void>) =>
    void again.attempt(async () => {
      await sending()
      showToast({ type: 'success', title: t('admin.againSent') })
    })
  return (
    <SettingRow
      title={title}
      text={
        <>
          <div>{facts.join(' · ')}</div>
          <div>{problem}</div>
          {warning && <Text tone="danger">{warning}</Text>}
          {again.problem && (
            <Text tone="danger">
              <span role="alert">{again.problem}</span>
            </Text>
          )}
        </>
      }
    >
      {onSend && (
        <Button
          variant="default"
          size="sm"
          loading={again.isBusy}
          aria-label={t('admin.againOf', { recipient })}
          onClick={() => send(onSend)}
        >
          {t('admin.again')}
        </Button>
      )}
    </SettingRow>
  )
}
