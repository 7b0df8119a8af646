import '@mantine/core/styles/SegmentedControl.layer.css'
import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { initialMarkUrl } from '#contract/communities/new-community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import { ColourField } from './ColourField.tsx'
import { contrastNote } from './contrast.ts'
import classes from './DescriptionForm.module.css'
import { LogoField } from './LogoField.tsx'
import type { SettingForm } from './useSettingForm.ts'

const coverKinds = ['table', 'meet', 'steam', 'rings', 'arches', 'walk', 'voice', 'grid'] as const
const palettes = ['copper', 'tea', 'night', 'blue', 'plum', 'lemon', 'sky', 'violet', 'green', 'rose'] as const

/** Colours, headings, pattern and logo. */
export function LookFields({ form }: { form: SettingForm }) {
  const t = useWords('description')
  const { brandConfig, logoUrl, imgUrl, title } = form.values
  const fontLabel = useId()

  /** A drawn mark is in the main colour, and changes with it. */
  function setColour(brandColor: string): void {
    const drawn = logoUrl.startsWith('/art/mark.svg') && recoloured(logoUrl, brandColor)
    form.set({
      'brandConfig.brandColor': brandColor,
      ...(drawn && { logoUrl: drawn, 'brandConfig.logoUrl': drawn, ...(imgUrl === logoUrl && { imgUrl: drawn }) }),
    })
  }

  function setLogo(url: string): void {
    form.set({ logoUrl: url, 'brandConfig.logoUrl': url, imgUrl: url })
  }

  return (
    <>
      <div className={classes.pair}>
        <ColourField
          label={t('fields.brandColor')}
          value={brandConfig.brandColor}
          error={form.problems['brandConfig.brandColor']}
          onChange={setColour}
        />
        <ColourField
          label={t('fields.accentColor')}
          value={brandConfig.accentColor}
          error={form.problems['brandConfig.accentColor']}
          onChange={accentColor => form.set({ 'brandConfig.accentColor': accentColor })}
        />
      </div>
      <Contrast brandColor={brandConfig.brandColor} accentColor={brandConfig.accentColor} onFix={setColour} />
      <div className={classes.field}>
        <Text as="span" size="small" weight="semibold" id={fontLabel}>
          {t('fields.displayFont')}
        </Text>
        <SegmentedControl
          aria-labelledby={fontLabel}
          value={brandConfig.displayFont}
          data={(['onest', 'serif', 'unbounded'] as const).map(value => ({ value, label: t(`fields.fonts.${value}`) }))}
          onChange={displayFont => form.set({ 'brandConfig.displayFont': displayFont })}
        />
      </div>
      <div className={classes.pair}>
        <NativeSelect
          label={t('fields.cover')}
          value={brandConfig.cover.kind}
          data={coverKinds.map(value => ({ value, label: t(`fields.covers.${value}`) }))}
          onChange={event => form.set({ 'brandConfig.cover.kind': event.currentTarget.value })}
        />
        <NativeSelect
          label={t('fields.palette')}
          value={brandConfig.cover.palette}
          data={palettes.map(value => ({ value, label: t(`fields.palettes.${value}`) }))}
          onChange={event => form.set({ 'brandConfig.cover.palette': event.currentTarget.value })}
        />
      </div>
      <LogoField
        url={logoUrl}
        drawnUrl={initialMarkUrl(title[form.values.lang], brandConfig.brandColor)}
        onChange={setLogo}
      />
    </>
  )
}

function recoloured(markUrl: string, background: string): string {
  const url = new URL(markUrl, location.origin)
  url.searchParams.set('background', background)
  return url.pathname + url.search
}

type ContrastProps = { brandColor: string; accentColor: string; onFix: (colour: string) => void }

/** Whether text reads on the main colour, in words, with a better colour where it does not. */
export function Contrast({ brandColor, accentColor, onFix }: ContrastProps) {
  const t = useWords('description')
  const note = contrastNote(brandColor, accentColor)
  const isFine = note.kind !== 'adjusted'
  return (
    <div className={classes.contrast} role="status" data-fine={isFine || undefined}>
      <Icon of={isFine ? CircleCheck : TriangleAlert} size={16} />
      <span>
        {note.kind === 'adjusted'
          ? t('contrast.adjusted', { colour: note.colour })
          : t(`contrast.${note.kind}`, { ratio: note.ratio })}
      </span>
      {note.kind === 'adjusted' && (
        <Button variant="default" size="xs" onClick={() => onFix(note.colour)}>
          {t('contrast.fix', { colour: note.colour })}
        </Button>
      )}
    </div>
  )
}
