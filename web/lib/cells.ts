/** One named value in the browser; `null` when it is not there. */
export type Cell<T> = { get: () => T | null; set: (value: T) => void; clear: () => void }

type Keeper = {
  read: (key: string) => string | null
  write: (key: string, value: string) => void
  remove: (key: string) => void
}

/** A browser may refuse its storage (private windows, blocked cookies, no room): then values last as long as the page. */
export function keepIn(kind: 'localStorage' | 'sessionStorage'): Keeper {
  const memory = new Map<string, string>()
  return {
    read: key => memory.get(key) ?? attempt(() => globalThis[kind].getItem(key)) ?? null,
    write: (key, value) => {
      const isWritten = attempt(() => {
        globalThis[kind].setItem(key, value)
        return true
      })
      if (isWritten) memory.delete(key)
      else memory.set(key, value)
    },
    remove: key => {
      memory.delete(key)
      attempt(() => globalThis[kind].removeItem(key))
    },
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

export const textCell = <T extends string>(keeper: Keeper, key: string): Cell<T> => ({
  get: () => keeper.read(key) as T | null,
  set: value => keeper.write(key, value),
  clear: () => keeper.remove(key),
})

/** What cannot be read any more counts as not there. */
export const jsonCell = <T>(keeper: Keeper, key: string): Cell<T> => ({
  get: () => {
    const text = keeper.read(key)
    return text === null ? null : (attempt(() => JSON.parse(text) as T) ?? null)
  },
  set: value => keeper.write(key, JSON.stringify(value)),
  clear: () => keeper.remove(key),
})
