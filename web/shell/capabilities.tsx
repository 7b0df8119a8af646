import { createContext, type ReactNode, use } from 'react'
import { OptionalPart } from '#web/lib/browser/OptionalPart.tsx'
import { useWidth } from '#web/lib/browser/viewport.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { byOrder, type Capability, type SlotContent, type SlotName, type Viewer } from './capability.ts'

const Capabilities = createContext<Capability[]>([])

export const useCapabilities = (): Capability[] => use(Capabilities)

/** Provides the capabilities to the shell. */
export function CapabilitiesProvider({ capabilities, children }: { capabilities: Capability[]; children: ReactNode }) {
  return <Capabilities value={capabilities}>{children}</Capabilities>
}

export function useViewer(): Viewer {
  return { session: useSession(), community: useCommunity(), width: useWidth() }
}

export const slotContents = (capabilities: Capability[], name: SlotName): SlotContent[] =>
  capabilities.flatMap(({ slots }) => slots?.[name] ?? [])

/** Contents of a slot, in order, that are for this user. */
export function useSlot(name: SlotName): SlotContent[] {
  return shownTo(slotContents(useCapabilities(), name), useViewer())
}

export const shownTo = (contents: SlotContent[], viewer: Viewer): SlotContent[] =>
  contents.filter(({ isShown }) => isShown?.(viewer) ?? true).sort(byOrder)

/** What capabilities add to a screen or to the frame. Preloads all of it in parallel. */
export function Slot({ name }: { name: SlotName }) {
  const contents = useSlot(name)
  void preload(contents)
  return contents.map(({ id, component: Content }) => (
    <OptionalPart key={id}>
      <Content />
    </OptionalPart>
  ))
}

/** A component that fails to load is reported where it is rendered. */
export const preload = (contents: Pick<SlotContent, 'component'>[]): Promise<unknown> =>
  Promise.all(contents.map(({ component }) => component.preload().catch(() => undefined)))
