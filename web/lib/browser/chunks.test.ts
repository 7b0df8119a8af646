// @vitest-environment happy-dom
import { createElement, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '#web/testing/eventually.ts'

type Chunks = typeof import('./chunks.ts')
let chunks: Chunks

/** Each test is a page load: only sessionStorage persists. */
async function loadPage(): Promise<void> {
  vi.resetModules()
  chunks = await import('./chunks.ts')
  const { followTyping } = await import('./typed.ts')
  followTyping()
}

beforeEach(async () => {
  sessionStorage.clear()
  await loadPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a chunk', () => {
  it('is returned as loaded', async () => {
    await expect(chunks.loadChunk(async () => 'part')).resolves.toBe('part')
  })

  it('that fails reloads the page, once per build', async () => {
    const reload = vi.fn()
    expect(chunks.reloadOnce(reload)).toBe(true)
    expect(chunks.reloadOnce(reload)).toBe(true)
    await loadPage()
    expect(chunks.reloadOnce(reload)).toBe(false)
    expect(reload).toHaveBeenCalledOnce()
  })

  const failed = () => chunks.loadChunk(() => Promise.reject(new Error('gone')))

  it.each([
    ['the browser is offline', false, () => Promise.resolve(new Response())],
    ['nothing answers', true, () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is down', true, () => Promise.resolve(new Response('', { status: 502 }))],
  ])('that fails while %s does not reload the page', async (_when, isOnline, answer) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    await expect(failed()).rejects.toMatchObject({ isCutOff: true })
    expect(reload).not.toHaveBeenCalled()
  })

  it('that fails while the server answers reloads the page', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()))
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    void failed()
    await eventually(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('that fails while something is typed does not reload the page', async () => {
    document.body.innerHTML = '<textarea></textarea>'
    const field = document.querySelector('textarea') as HTMLTextAreaElement
    field.focus()
    field.value = 'A letter'
    const reload = vi.fn()
    expect(chunks.reloadOnce(reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    field.remove()
    expect(chunks.reloadOnce(reload)).toBe(true)
  })

  it('that the page can do without never reloads it', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    await expect(chunks.loadQuietly(() => Promise.reject(new Error('gone')))).rejects.toThrow(chunks.ChunkFailure)
    expect(reload).not.toHaveBeenCalled()
  })

  it('that fails again after the reload throws', async () => {
    chunks.reloadOnce(() => undefined)
    await loadPage()
    await expect(failed()).rejects.toThrow(chunks.ChunkFailure)
  })

  it('that does not load within 120 seconds fails', async () => {
    chunks.reloadOnce(() => undefined)
    await loadPage()
    vi.useFakeTimers()
    const loading = chunks.loadChunk(() => new Promise(() => undefined))
    const outcome = vi.fn()
    loading.catch(outcome)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcome).not.toHaveBeenCalled()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toHaveBeenCalledWith(expect.any(chunks.ChunkFailure))
  })
})

describe('a lazy component', () => {
  const Page = () => 'the page'

  it('that is preloaded is rendered without suspending', async () => {
    const Lazy = chunks.lazyComponent(async () => ({ Page }), 'Page')
    await Lazy.preload()
    expect(renderToStaticMarkup(createElement(Lazy))).toBe('the page')
  })

  it('that is not loaded yet suspends', () => {
    const Lazy = chunks.lazyComponent(async () => ({ Page }), 'Page')
    const element = createElement(Suspense, { fallback: 'loading' }, createElement(Lazy))
    expect(renderToStaticMarkup(element)).toContain('loading')
  })
})
