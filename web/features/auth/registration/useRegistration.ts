import { useCountdown } from '#web/features/auth/useCountdown.ts'
import { navigator } from '#web/lib/browser/navigation.ts'
import { stored } from '#web/lib/browser/storage.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { signIn } from '#web/lib/session/afterLogin.ts'
import { loginInput } from '#web/lib/session/loginParameters.ts'
import { isOwnPath, pathWorthReturning } from '#web/lib/session/redirects.ts'
import { type RegistrationForm, type RegistrationProblems, refusedField } from './registrationForm.ts'

type Credentials = Pick<RegistrationForm, 'email' | 'password'>

/** Creates the account and signs in. A page here is returned to after onboarding, a child community at once. */
export function useRegistration(email: string, onRefused: (problems: Partial<RegistrationProblems>) => void) {
  const { problem, isBusy, attempt } = useAttempt()
  const confirmation = useCountdown(`confirmation.${email}`)

  async function register({ email, password }: Credentials): Promise<void> {
    try {
      const backTo = pathWorthReturning(stored.redirectAfterLogin.get())
      await api.registration.registerUser({ email, password, policyAccepted: true, ...(backTo ? { backTo } : {}) })
    } catch (error) {
      const refused = error instanceof CallFailure && refusedField(error.name)
      if (!refused) throw error
      onRefused(refused)
      return
    }
    confirmation.start()
    returnAfterOnboarding()
    await enter({ email, password })
  }

  return { problem, isBusy, submit: (credentials: Credentials) => attempt(() => register(credentials)) }
}

function returnAfterOnboarding(): void {
  const path = stored.redirectAfterLogin.get()
  if (!isOwnPath(path)) return
  stored.redirectAfterLogin.clear()
  const wanted = pathWorthReturning(path)
  if (wanted) stored.onboardingRedirect.set(wanted)
}

/** The account exists in any case: if the sign-in fails, the user is sent to the login. */
async function enter({ email, password }: Credentials): Promise<void> {
  try {
    await signIn(await api.session.login({ authType: 'EMAIL', email, password, ...loginInput() }))
  } catch {
    navigator.push('/login', { email })
  }
}
