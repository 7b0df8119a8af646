import { OptionalPart } from '#web/lib/browser/OptionalPart.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { preload, shownTo, useViewer } from '#web/shell/capabilities.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import classes from './AdminPage.module.css'
import { LetterCard } from './LetterCard.tsx'
import { groupParts } from './optionGroups.ts'
import { useAdminParts } from './useAdminParts.ts'

/** Links to everything that managers set up, in groups. */
export function OptionsPage() {
  const t = useWords('admin')
  const parts = shownTo(useAdminParts().links, useViewer())
  void preload(parts)
  return (
    <>
      <PageHeader title={t('optionsTitle')} text={t('optionsText')} />
      {groupParts(parts).map(({ group, parts: shown }) => (
        <section key={group} aria-labelledby={`options-${group}`} className={classes.section}>
          <h2 id={`options-${group}`} className={classes.label}>
            {t(`optionGroups.${group}`)}
          </h2>
          <ul className={classes.places}>
            {shown.map(({ id, component: Content }) => (
              <OptionalPart key={id}>
                <Content />
              </OptionalPart>
            ))}
          </ul>
        </section>
      ))}
      <div className={classes.grid}>
        <LetterCard />
      </div>
    </>
  )
}
