import { createContext, type ReactNode, use } from 'react'
import { useWidth } from '#web/lib/browser/viewport.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { byOrder, type Capability, type Part, type PartPlace, type Reader } from './capability.ts'

const Capabilities = createContext<Capability[]>([])

export const useCapabilities = (): Capability[] => use(Capabilities)

/** Gives the shell what the capabilities contribute. */
export function CapabilitiesProvider({ capabilities, children }: { capabilities: Capability[]; children: ReactNode }) {
  return <Capabilities value={capabilities}>{children}</Capabilities>
}

export function useReader(): Reader {
  return { session: useSession(), community: useCommunity(), width: useWidth() }
}

export const partsOf = (capabilities: Capability[], place: PartPlace): Part[] =>
  capabilities.flatMap(({ parts }) => parts?.[place] ?? []).sort(byOrder)

/** What the capabilities put into one place, in order, as far as it is for this reader. */
export function useParts(place: PartPlace): Part[] {
  const reader = useReader()
  return partsOf(useCapabilities(), place).filter(({ isShown }) => isShown?.(reader) ?? true)
}

/** All of it is fetched at once. */
export function Parts({ of }: { of: PartPlace }) {
  const parts = useParts(of)
  preload(parts)
  return parts.map(({ id, part: Shown }) => <Shown key={id} />)
}

/** A part that does not arrive is reported where it is shown. */
export function preload(parts: Pick<Part, 'part'>[]): void {
  for (const { part } of parts) part.preload().catch(() => undefined)
}
