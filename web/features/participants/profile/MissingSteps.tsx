import { Button } from '@mantine/core'
import type { OwnProfile } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { photoButtonId } from './PhotoButton.tsx'
import classes from './ProfileBanners.module.css'
import { openPart, partOfStep } from './parts.ts'

type Step = OwnProfile['missing'][number]

function openStep(step: Step): void {
  const part = partOfStep[step]
  if (part) openPart(part)
  else document.getElementById(photoButtonId)?.click()
}

/** Missing parts of a profile, each with a link to fill it in. */
export function MissingSteps({ missing }: { missing: Step[] }) {
  const t = useWords('participants')
  return (
    <Banner tone="info" title={t('banners.missing')}>
      <p>{t('banners.missingText')}</p>
      <ul className={classes.steps}>
        {missing.map(step => (
          <li key={step}>
            <Button variant="default" size="xs" onClick={() => openStep(step)}>
              {t(`steps.${step}`)}
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
