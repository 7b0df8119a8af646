/**
 * Type of the Russian texts for an English set: the same keys, with the plural forms of Russian.
 * A missing or superfluous key does not compile.
 */
export type RussianOf<T> = {
  [K in keyof T as K extends `${string}_other` ? never : K]: T[K] extends string ? string : RussianOf<T[K]>
} & {
  [K in keyof T as K extends `${infer Base}_other` ? `${Base}_few` | `${Base}_many` | `${Base}_other` : never]: string
}

export type AnyWords = { [key: string]: string | AnyWords }

type Merged<Sets extends unknown[]> = Sets extends [infer First, ...infer Rest] ? First & Merged<Rest> : unknown

/** Merges several sets of texts; sets may share a group, but no key. */
export function mergeWords<Sets extends AnyWords[]>(...sets: Sets): Merged<Sets> {
  const merged: AnyWords = {}
  for (const set of sets) addWords(merged, set)
  return merged as Merged<Sets>
}

function addWords(target: AnyWords, added: AnyWords): void {
  for (const [key, value] of Object.entries(added)) {
    const known = target[key]
    if (typeof value === 'string') {
      if (known !== undefined) throw new Error(`The word "${key}" is there twice`)
      target[key] = value
      continue
    }
    if (typeof known === 'string') throw new Error(`"${key}" is a word and a group of words`)
    const group = known ?? {}
    addWords(group, value)
    target[key] = group
  }
}
