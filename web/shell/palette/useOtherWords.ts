import { useEffect, useState } from 'react'
import { languageCodes as languages } from '#contract/language-codes.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { type Words, wordsIn } from '#web/lib/words/words.ts'

type TextsOf<N extends 'menu' | 'shell'> = (...input: Parameters<Words<N>>) => string[]

/** Labels in the languages that are not shown, by which commands are found as well; empty until they are loaded. */
export type OtherWords = { menu: TextsOf<'menu'>; shell: TextsOf<'shell'> }

const none: OtherWords = { menu: () => [], shell: () => [] }

export function useOtherWords(): OtherWords {
  const language = useLanguage()
  const [words, setWords] = useState(none)
  useEffect(() => {
    let isCurrent = true
    const others = languages.filter(each => each !== language)
    const loaded = Promise.all(
      others.map(async each => ({ menu: await wordsIn(each, 'menu'), shell: await wordsIn(each, 'shell') })),
    )
    // Without them the palette searches the shown language alone.
    loaded
      .then(all => {
        if (!isCurrent) return
        setWords({
          menu: (...input) => all.map(({ menu }) => menu(...input)),
          shell: (...input) => all.map(({ shell }) => shell(...input)),
        })
      })
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [language])
  return words
}
