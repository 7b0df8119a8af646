import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Slot } from '#web/shell/capabilities.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import classes from './AdminPage.module.css'
import { LetterCard } from './LetterCard.tsx'
import { OptionList } from './OptionList.tsx'

/** Links to the options of each capability, and what the community has switched on. */
export function OptionsPage() {
  const t = useWords('admin')
  const { options } = useCommunity()
  return (
    <>
      <PageHeader title={t('optionsTitle')} text={t('optionsText')} />
      <ul className={classes.places}>
        <Slot name="admin" />
      </ul>
      <div className={classes.grid}>
        <LetterCard />
        <OptionList options={options} />
      </div>
    </>
  )
}
