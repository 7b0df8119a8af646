import type { ButtonProps } from '@mantine/core'
import { stored } from '#web/lib/browser/storage.ts'
import { api } from '#web/lib/calls/api.ts'
import { pathWorthReturning } from '#web/lib/session/redirects.ts'
import { useSession } from '#web/lib/session/session.ts'
import { ResendButton } from './ResendButton.tsx'

/** Sends the confirmation letter again. Its link leads to the page that was asked for before the onboarding. */
export function ResendConfirmation(props: Pick<ButtonProps, 'variant' | 'size'>) {
  const { user } = useSession()
  const send = () => {
    const backTo = pathWorthReturning(stored.onboardingRedirect.get())
    return api.registration.resendConfirmation(backTo ? { backTo } : {})
  }
  return <ResendButton what={`confirmation.${user?.email}`} send={send} {...props} />
}
