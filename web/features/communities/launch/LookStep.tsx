import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import { useDeferredValue, useMemo } from 'react'
import type { Community } from '#contract/communities/community.ts'
import { newLook } from '#contract/communities/new-community.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ColourField } from '../community-setting/ColourField.tsx'
import { Contrast } from '../community-setting/LookFields.tsx'
import { PreviewPane } from '../preview/PreviewPane.tsx'
import type { Founding } from './foundingDraft.ts'
import classes from './LaunchPage.module.css'

type Props = { founding: Founding; change: (changed: Partial<Founding>) => void }

/** Ready pairs of colours to begin with. */
const pairs = [
  ['#b3501f', '#2c7567'],
  ['#1a4fd6', '#0c8fb8'],
  ['#0b8457', '#7a4fe0'],
  ['#6a35e0', '#e2497a'],
  ['#f2b01e', '#176b5f'],
  ['#7d1f3f', '#a9772a'],
] as const

/** Colours, tried on the welcome page of the new community. */
export function LookStep({ founding, change }: Props) {
  const t = useWords('description')
  const { brandColor, accentColor, displayFont } = founding
  return (
    <div className={classes.look}>
      <div className={classes.colours}>
        <div className={classes.pairs}>
          {pairs.map(([main, second]) => (
            <button
              key={main}
              type="button"
              className={classes.pair}
              aria-label={`${main}, ${second}`}
              aria-pressed={brandColor === main && accentColor === second}
              style={{ background: `linear-gradient(135deg, ${main} 50%, ${second} 50%)` }}
              onClick={() => change({ brandColor: main, accentColor: second })}
            />
          ))}
        </div>
        <ColourField
          label={t('fields.brandColor')}
          value={brandColor}
          onChange={colour => change({ brandColor: colour })}
        />
        <ColourField
          label={t('fields.accentColor')}
          value={accentColor}
          onChange={colour => change({ accentColor: colour })}
        />
        <Contrast brandColor={brandColor} accentColor={accentColor} onFix={colour => change({ brandColor: colour })} />
        <SegmentedControl
          aria-label={t('fields.displayFont')}
          value={displayFont}
          data={(['onest', 'serif', 'unbounded'] as const).map(value => ({ value, label: t(`fields.fonts.${value}`) }))}
          onChange={value => change({ displayFont: value as Founding['displayFont'] })}
        />
      </div>
      <Preview founding={founding} />
    </div>
  )
}

function Preview({ founding }: { founding: Founding }) {
  const ofPage = useCommunity()
  const shown = useDeferredValue(founding)
  const { community, landing } = useMemo(() => foundedFrom(ofPage, shown), [ofPage, shown])
  return <PreviewPane community={community} landing={landing} />
}

/** The community as it will be, before it exists. */
function foundedFrom(ofPage: Community, founding: Founding) {
  const { title, titleRu, domain, lang, langChoices, brandColor, accentColor, displayFont } = founding
  const { landing, ...look } = newLook({
    title: { en: title, ru: titleRu.trim() || title },
    brandColor,
    accentColor,
    displayFont,
    communityUrl: ofPage.communityUrl,
  })
  const community: Community = {
    ...ofPage,
    ...look,
    domain,
    lang,
    langChoices,
    shortLanding: false,
    isTimCommunity: false,
    options: [],
    customNavigation: null,
    parentCommunityDomain: null,
    links: { ...ofPage.links, about: null, pricing: null, launch: null },
    memberCount: 0,
    cityCount: 0,
  }
  return { community, landing }
}
