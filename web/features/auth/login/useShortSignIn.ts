import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { interfaceConstants } from '#contract/limits.ts'
import { api } from '#web/lib/calls/api.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { saveLoginParameters } from '#web/lib/session/loginParameters.ts'
import { isEmail } from './credentials.ts'
import { parentAddress, screenForEmail } from './shortSignIn.ts'

/** Prefilled with the email that a child community's page passed on. */
export function useShortSignIn() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const community = useCommunity()
  const { authConfig, parentCommunityDomain } = community
  const [email, setEmail] = useState(query.get('email') ?? '')
  const [hasError, setError] = useState(false)
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    if (!hasError) return
    const timer = setTimeout(() => setError(false), interfaceConstants.emailErrorMs)
    return () => clearTimeout(timer)
  }, [hasError])

  async function submit(): Promise<void> {
    if (!isEmail(email)) {
      setError(true)
      return
    }
    setLeaving(true)
    const address = email.trim()
    try {
      if (parentCommunityDomain) {
        const parent = await api.community.getByDomain({ domain: parentCommunityDomain })
        window.location.assign(parentAddress(parent, community, address))
        return
      }
      saveLoginParameters(window.location.search)
      await navigate(screenForEmail(authConfig), { state: { email: address } })
    } catch {
      // The client has shown the error; the form can be submitted again.
      setLeaving(false)
    }
  }

  const change = (text: string) => {
    setEmail(text)
    setError(false)
  }
  return { email, hasError, isLeaving, setEmail: change, submit }
}
