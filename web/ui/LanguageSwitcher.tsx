import { Check, Globe } from 'lucide-react'
import { useId } from 'react'
import type { Language } from '#contract/languages.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { track } from '#web/lib/tracking/analytics.ts'
import { changeLanguage } from '#web/lib/words/changeLanguage.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useDropdown } from '#web/ui/useDropdown.ts'
import classes from './LanguageSwitcher.module.css'

/** A menu of the community's languages; nothing if there is only one. */
export function LanguageSwitcher() {
  const t = useWords('shell')
  const { langChoices } = useCommunity()
  const current = useLanguage()
  const { isOpen, toggle, close, box } = useDropdown<HTMLDivElement>()
  const listId = useId()
  if (langChoices.length < 2) return null

  const choose = (language: Language) => {
    close()
    track('header click', { target: 'language', language })
    if (language !== current) void changeLanguage(language)
  }
  return (
    <div className={classes.root} ref={box}>
      <button
        type="button"
        className={classes.button}
        aria-label={`${t('language.label')}: ${t(`language.${current}`)}`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
      >
        <Icon of={Globe} size={16} />
        {current.toUpperCase()}
      </button>
      <ul id={listId} className={classes.list} hidden={!isOpen}>
        {langChoices.map(language => (
          <li key={language}>
            <button
              type="button"
              lang={language}
              className={classes.choice}
              aria-current={language === current || undefined}
              onClick={() => choose(language)}
            >
              <span className={classes.code}>{language.toUpperCase()}</span>
              {t(`language.${language}`)}
              {language === current && <Icon of={Check} size={16} className={classes.check} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
