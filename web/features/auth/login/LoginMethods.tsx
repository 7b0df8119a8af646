import type { ComponentType } from 'react'
import { EmailMethod } from './EmailMethod.tsx'
import type { AuthMethod, MethodProps } from './method.ts'
import { NoMethod } from './NoMethod.tsx'
import { isOffered, type OfferedMethod } from './offeredMethods.ts'

const forms: Record<OfferedMethod, ComponentType<MethodProps>> = {
  EMAIL: EmailMethod,
}

/** The community's ways to sign in, in its own order. */
export function LoginMethods({ methods, email }: { methods: AuthMethod[]; email: string }) {
  const offered = methods.flatMap(method => {
    if (!isOffered(method.authType)) return []
    const Form = forms[method.authType]
    return [<Form key={method.authType} method={method} email={email} />]
  })
  return offered.length > 0 ? offered : <NoMethod />
}
