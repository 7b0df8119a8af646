import { Menu, X } from 'lucide-react'
import { useId } from 'react'
import { useCommunity } from '#web/lib/community/community.ts'
import { broadcast } from '#web/lib/events.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { useDropdown } from '#web/ui/useDropdown.ts'
import { visitorLinks } from './headerRules.ts'
import { SupportButton } from './SupportButton.tsx'
import classes from './VisitorMenu.module.css'

/** Links of the header as a menu on narrow screens. */
export function VisitorMenu() {
  const t = useWords('shell')
  const { links } = useCommunity()
  const { isOpen, toggle, close, box } = useDropdown<HTMLDivElement>()
  const listId = useId()
  return (
    <div className={classes.root} ref={box}>
      <button
        type="button"
        className={classes.button}
        aria-label={t(isOpen ? 'header.closeMenu' : 'header.openMenu')}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
      >
        <Icon of={isOpen ? X : Menu} size={22} />
      </button>
      <ul id={listId} className={classes.list} hidden={!isOpen}>
        {visitorLinks(links).map(({ word, to }) => (
          <li key={word}>
            <TextLink to={to} tone="quiet" className={classes.link} onClick={close}>
              {t(`header.${word}`)}
            </TextLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={classes.link}
            onClick={() => {
              close()
              broadcast('openContact')
            }}
          >
            {t('header.contact')}
          </button>
        </li>
        <li className={classes.support}>
          <SupportButton />
        </li>
      </ul>
    </div>
  )
}
