import { Component, type ComponentType, createElement, lazy, type ReactNode, useState } from 'react'
import { interfaceConstants } from '#contract/limits.ts'
import { broadcast } from '../events.ts'
import { isReachable } from './connection.ts'
import { reloadHere } from './page.ts'
import { stored } from './storage.ts'
import { hasUnsavedText } from './typed.ts'

/** Identifies this build: the URL of its script. */
const build = import.meta.url

/** As the service worker of the same build names it. */
export const ownScript = new URL(build).pathname

/**
 * A chunk that fails to load most often belongs to a build that the server no longer has: the page is reloaded, once
 * per build, unless something that was typed would be lost. Otherwise the screen shows the failure.
 */
export async function loadChunk<T>(load: () => Promise<T>, milliseconds?: number): Promise<T> {
  try {
    return await loadQuietly(load, milliseconds)
  } catch (error) {
    if (!(await isReachable())) throw new ChunkFailure(error, true)
    if (reloadOnce()) return new Promise(() => undefined)
    throw error
  }
}

/** For what the page can do without, or what the person can ask for again: it never reloads the page. */
export async function loadQuietly<T>(
  load: () => Promise<T>,
  milliseconds: number = interfaceConstants.chunkTimeoutMs,
): Promise<T> {
  try {
    return await withTimeout(load(), milliseconds)
  } catch (error) {
    throw new ChunkFailure(error)
  }
}

export class ChunkFailure extends Error {
  /** The server could not be reached. */
  readonly isCutOff: boolean

  constructor(cause: unknown, isCutOff = !navigator.onLine) {
    super('A part of the page did not load', { cause })
    this.isCutOff = isCutOff
  }
}

let isReloading = false

/** Returns whether the page is being reloaded. */
export function reloadOnce(reload: () => void = reloadHere): boolean {
  if (isReloading) return true
  if (stored.reloadedBuild.get() === build || hasUnsavedText()) return false
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
  const suspending = () => lazy(async () => ({ default: (await preload())[name] as ComponentType }))
  let Suspending = suspending()
  const choose = (attempt: number) => ({ attempt, Content: loaded ? (loaded[name] as ComponentType) : Suspending })
  const LazyComponent = (props: object) => {
    // The same one until it is tried again: a change of type would lose its state.
    const [{ attempt, Content }, setShown] = useState(() => choose(0))
    const retry = () => setShown(choose(attempt + 1))
    // React keeps the failure of a lazy component: the next attempt needs a new one.
    const onFailure = () => {
      Suspending = suspending()
    }
    return createElement(Part, { key: attempt, retry, onFailure }, createElement(Content, props))
  }
  return Object.assign(LazyComponent as unknown as ComponentType<PropsOf<M[N]>>, { load, preload })
}

type PartProps = { retry: () => void; onFailure: () => void; children?: ReactNode }

/**
 * A part that did not load stays away, as long as there is unsaved text in the rest of the screen; it can be tried again. Without such
 * text the whole screen shows the failure.
 */
class Part extends Component<PartProps, { failure: unknown; isLeftOut: boolean }> {
  override state = { failure: null, isLeftOut: true }

  static getDerivedStateFromError(failure: unknown): { failure: unknown } {
    return { failure }
  }

  /** Now the part is gone: what was typed in it does not count. */
  override componentDidCatch(): void {
    this.props.onFailure()
    if (hasUnsavedText()) broadcast('partMissing', { retry: this.props.retry })
    else this.setState({ isLeftOut: false })
  }

  override render(): ReactNode {
    const { failure, isLeftOut } = this.state
    if (failure === null) return this.props.children
    if (isLeftOut && (failure as unknown) instanceof ChunkFailure) return null
    throw failure
  }
}
