import { type ComponentType, createElement, lazy, useState } from 'react'
import { interfaceConstants } from '#contract/limits.ts'
import { stored } from './storage.ts'

/** Identifies this build: the URL of its script. */
const build = import.meta.url

/**
 * A chunk that fails to load most often belongs to a build that the server no longer has: the page is reloaded, once
 * per build. After that the screen shows the failure.
 */
export async function loadChunk<T>(
  load: () => Promise<T>,
  milliseconds: number = interfaceConstants.chunkTimeoutMs,
): Promise<T> {
  try {
    return await withTimeout(load(), milliseconds)
  } catch (error) {
    if (reloadOnce()) return new Promise(() => undefined)
    throw new ChunkFailure(error)
  }
}

export class ChunkFailure extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not load', { cause })
  }
}

let isReloading = false

/** Returns whether the page is being reloaded. */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  if (isReloading) return true
  if (!navigator.onLine || stored.reloadedBuild.get() === build) return false
  stored.reloadedBuild.set(build)
  isReloading = true
  reload()
  return true
}

function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

type PropsOf<C> = C extends ComponentType<infer Props> ? Props : never

/** `load` is the import itself, in which benchmarks read what is loaded. */
export type LazyComponent<Props = object> = ComponentType<Props> & {
  load: () => Promise<unknown>
  preload: () => Promise<unknown>
}

/**
 * A lazy component, loaded when it is first rendered, or earlier by `preload`. Once loaded it is rendered without
 * suspending: React shows what has suspended at the earliest 300 ms after its placeholder, even when it was ready at once.
 */
export function lazyComponent<M extends Record<N, ComponentType<never>>, N extends string>(
  load: () => Promise<M>,
  name: N,
): LazyComponent<PropsOf<M[N]>> {
  let loading: Promise<M> | undefined
  let loaded: M | undefined
  const preload = () => {
    loading ??= loadChunk(load)
    loading.then(
      chunk => {
        loaded = chunk
      },
      () => {
        loading = undefined
      },
    )
    return loading
  }
  const Suspending = lazy(async () => ({ default: (await preload())[name] as ComponentType }))
  const Component = (props: object) => {
    // The same one for the life of the component: a change of type would lose its state.
    const [Shown] = useState<ComponentType>(() => (loaded ? (loaded[name] as ComponentType) : Suspending))
    return createElement(Shown, props)
  }
  return Object.assign(Component as unknown as ComponentType<PropsOf<M[N]>>, { load, preload })
}
