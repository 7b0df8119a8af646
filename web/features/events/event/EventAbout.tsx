import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { TextLink } from '#web/ui/TextLink.tsx'
import { isLong, paragraphsOf } from './description.ts'
import classes from './EventAbout.module.css'
import { EventPart } from './EventPart.tsx'

/** The description: paragraphs and links, no markup. A long one is folded. */
export function EventAbout({ description }: { description: string }) {
  const t = useWords('event')
  const id = useId()
  const [isOpen, setOpen] = useState(!isLong(description))
  return (
    <EventPart title={t('about')}>
      <div id={id} className={classes.text} data-folded={isOpen ? undefined : true}>
        {paragraphsOf(description).map((parts, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity and are never moved
          <p key={at}>
            {parts.map(({ text, href }, place) =>
              href ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <TextLink key={place} to={href}>
                  {text}
                </TextLink>
              ) : (
                text
              ),
            )}
          </p>
        ))}
      </div>
      {isLong(description) && (
        <Button variant="subtle" size="sm" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'less' : 'more')}
        </Button>
      )}
    </EventPart>
  )
}
