import { type ComponentType, lazy } from 'react'
import { loadChunk } from './browser/chunks.ts'

export type LazyScreen = ComponentType & { preload: () => Promise<unknown> }

/** A screen that is fetched when it is first shown, or a little before, on `preload`. */
export function lazyScreen<M extends Record<N, ComponentType>, N extends string>(
  load: () => Promise<M>,
  name: N,
): LazyScreen {
  const preload = () => loadChunk(load)
  const Screen = lazy(async () => ({ default: (await preload())[name] as ComponentType }))
  return Object.assign(Screen as unknown as ComponentType, { preload })
}

/** A screen that comes with the first script. */
export const eagerScreen = (Screen: ComponentType): LazyScreen =>
  Object.assign(Screen, { preload: () => Promise.resolve() })
