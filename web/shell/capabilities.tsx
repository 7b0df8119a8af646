import { createContext, type ReactNode, use } from 'react'
import { useWidth } from '#web/lib/browser/viewport.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { byOrder, type Capability, type Part, type PartPlace, type Reader } from './capability.ts'

const Capabilities = createContext<Capability[]>([])

export const useCapabilities = (): Capability[] => use(Capabilities)

/** Provides the capabilities to the shell. */
export function CapabilitiesProvider({ capabilities, children }: { capabilities: Capability[]; children: ReactNode }) {
  return <Capabilities value={capabilities}>{children}</Capabilities>
}

export function useReader(): Reader {
  return { session: useSession(), community: useCommunity(), width: useWidth() }
}

export const partsOf = (capabilities: Capability[], place: PartPlace): Part[] =>
  capabilities.flatMap(({ parts }) => parts?.[place] ?? []).sort(byOrder)

/** Parts of the capabilities for one place, in order, that are for this user. */
export function useParts(place: PartPlace): Part[] {
  const reader = useReader()
  return partsOf(useCapabilities(), place).filter(({ isShown }) => isShown?.(reader) ?? true)
}

/** Preloads all of them in parallel. */
export function Parts({ of }: { of: PartPlace }) {
  const parts = useParts(of)
  void preload(parts)
  return parts.map(({ id, part: Shown }) => <Shown key={id} />)
}

/** A part that fails to load is reported where it is rendered. */
export const preload = (parts: Pick<Part, 'part'>[]): Promise<unknown> =>
  Promise.all(parts.map(({ part }) => part.preload().catch(() => undefined)))
