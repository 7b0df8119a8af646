import type { ReactNode } from 'react'
import { interfaceConstants, limits } from '#contract/limits.ts'
import { createStore, useStore } from './store.ts'

export type ToastType = 'success' | 'error' | 'default' | 'warning'

export type Toast = {
  key: number
  type: ToastType
  /** May be HTML, which is sanitized. */
  title: string
  content: ReactNode
  timeout: number
  action: { label: string; run: () => void } | null
  isShown: boolean
}

type NewToast = Pick<Toast, 'title'> & Partial<Pick<Toast, 'type' | 'content' | 'timeout' | 'action'>>

const toasts = createStore<Toast[]>([])
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let lastKey = 0

/** Shows a toast that closes after its timeout. Returns its key. */
export function showToast({ type = 'default', title, content = null, timeout, action = null }: NewToast): number {
  lastKey = Math.max(Date.now(), lastKey + 1)
  const toast = {
    key: lastKey,
    type,
    title,
    content,
    action,
    isShown: true,
    timeout: Math.max(timeout ?? interfaceConstants.toastMs[type], action ? interfaceConstants.toastWithActionMs : 0),
  }
  const all = [...toasts.get(), toast]
  for (const old of all.slice(0, -limits.toastsAtOnce)) forget(old.key)
  toasts.set(all.slice(-limits.toastsAtOnce))
  wait(toast.key, toast.timeout, () => dismissToast(toast.key))
  return toast.key
}

/** Hides the toast and removes it after the fade-out. */
export function dismissToast(key: number): void {
  if (!toasts.get().some(toast => toast.key === key && toast.isShown)) return
  toasts.update(all => all.map(toast => (toast.key === key ? { ...toast, isShown: false } : toast)))
  wait(key, interfaceConstants.toastRemovalMs, () => {
    forget(key)
    toasts.update(all => all.filter(toast => toast.key !== key))
  })
}

/** Keeps a hovered toast open. */
export function pauseToast(key: number): void {
  forget(key)
}

export function resumeToast(key: number): void {
  const toast = toasts.get().find(one => one.key === key)
  if (toast?.isShown) wait(key, toast.timeout, () => dismissToast(key))
}

export const listToasts = toasts.get
export const useToasts = (): Toast[] => useStore(toasts)

function wait(key: number, milliseconds: number, then: () => void): void {
  forget(key)
  timers.set(key, setTimeout(then, milliseconds))
}

function forget(key: number): void {
  clearTimeout(timers.get(key))
  timers.delete(key)
}
