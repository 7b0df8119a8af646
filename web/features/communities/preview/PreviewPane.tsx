import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import { Eye, type LucideIcon, Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import { useState } from 'react'
import type { Community } from '#contract/communities/community.ts'
import type { LandingContent } from '#contract/communities/landing.ts'
import type { Localized } from '#contract/languages.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './LandingPreview.module.css'
import { LandingPreview, type PreviewDevice } from './LandingPreview.tsx'

type Props = { community: Community; landing: Localized<LandingContent>; startsWith?: PreviewDevice }

/** The landing with unsaved changes, on a phone or a computer, light or dark. */
export function PreviewPane({ community, landing, startsWith = 'desktop' }: Props) {
  const t = useWords('description')
  const [device, setDevice] = useState<PreviewDevice>(startsWith)
  const [scheme, setScheme] = useState<'light' | 'dark'>(() =>
    document.documentElement.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light',
  )
  const choice = (icon: LucideIcon, word: string) => (
    <span className={classes.choice}>
      <Icon of={icon} size={16} />
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  )
  return (
    <div className={classes.root}>
      <div className={classes.tools}>
        <span className={classes.label}>
          <Icon of={Eye} size={14} />
          {t('preview.label')}
        </span>
        <div className={classes.switches}>
          <SegmentedControl
            aria-label={t('preview.theme')}
            value={scheme}
            onChange={value => setScheme(value as typeof scheme)}
            data={[
              { value: 'light', label: choice(Sun, t('preview.light')) },
              { value: 'dark', label: choice(Moon, t('preview.dark')) },
            ]}
          />
          <SegmentedControl
            aria-label={t('preview.device')}
            value={device}
            onChange={value => setDevice(value as PreviewDevice)}
            data={[
              { value: 'desktop', label: choice(Monitor, t('preview.desktop')) },
              { value: 'phone', label: choice(Smartphone, t('preview.phone')) },
            ]}
          />
        </div>
      </div>
      <LandingPreview
        title={t('preview.title')}
        community={community}
        landing={landing}
        device={device}
        scheme={scheme}
      />
    </div>
  )
}
