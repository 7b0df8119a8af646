import type { ButtonProps } from '@mantine/core'
import { api } from '#web/lib/calls/api.ts'
import { useSession } from '#web/lib/session/session.ts'
import { ResendButton } from './ResendButton.tsx'

/** Sends the confirmation letter again. */
export function ResendConfirmation(props: Pick<ButtonProps, 'variant' | 'size'>) {
  const { user } = useSession()
  return (
    <ResendButton what={`confirmation.${user?.email}`} send={() => api.registration.resendConfirmation()} {...props} />
  )
}
