import { Button, type ButtonProps } from '@mantine/core'
import { useCountdown } from '#web/features/auth/useCountdown.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Text } from '#web/ui/Text.tsx'

type Props = Pick<ButtonProps, 'variant' | 'size'> & {
  /** What is sent, and to whom: each has its own wait. */
  what: string
  send: () => Promise<unknown>
  label?: string
}

/** Sends a letter again after a wait. It stays focusable while waiting, so that keyboard users keep their position. */
export function ResendButton({ what, send, label, variant = 'default', size = 'md' }: Props) {
  const t = useWords('account')
  const { problem, isBusy, attempt } = useAttempt()
  const countdown = useCountdown(what)
  const isWaiting = countdown.secondsLeft > 0
  const press = async () => {
    if (isWaiting || !(await attempt(async () => void (await send())))) return
    countdown.start()
    showToast({ type: 'success', title: t('resent') })
  }
  return (
    <>
      <Button
        variant={variant}
        size={size}
        loading={isBusy}
        data-disabled={isWaiting || undefined}
        aria-disabled={isWaiting || undefined}
        onClick={() => void press()}
      >
        {isWaiting ? t('resendIn', { time: countdown.label }) : (label ?? t('resend'))}
      </Button>
      {problem && (
        <Text size="small" tone="danger" as="div">
          <span role="alert">{problem}</span>
        </Text>
      )}
    </>
  )
}
