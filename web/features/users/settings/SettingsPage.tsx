import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '#web/lib/words/words.ts'
import { preload, useSlot } from '#web/shell/capabilities.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import classes from '#web/ui/SettingsCard.module.css'

export function SettingsPage() {
  const t = useWords('settings')
  const { hash } = useLocation()
  const sections = useSlot('settings')
  void preload(sections)
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' })
  }, [hash])
  return (
    <div className={classes.root}>
      <PageHeader title={t('title')} />
      {sections.map(({ id, component: Section }) => (
        <div key={id} id={id} className={classes.anchor}>
          <Section />
        </div>
      ))}
    </div>
  )
}
