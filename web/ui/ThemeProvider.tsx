import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import type { Look } from '#design/theme.ts'
import { bootstrap } from '#web/lib/browser/bootstrap.ts'
import { loadQuietly } from '#web/lib/browser/chunks.ts'
import { pageNonce } from '#web/lib/browser/page.ts'
import { theme } from './theme.ts'

const colorSchemes = localStorageColorSchemeManager({ key: 'samovar-color-scheme' })

function isPageLook(look: Look): boolean {
  const page = bootstrap.community.brandConfig
  return (
    look.brandColor === page.brandColor &&
    look.accentColor === page.accentColor &&
    look.displayFont === page.displayFont
  )
}

/** The page already has the community's colours; only another look (a preview in the settings) is computed here. */
function useOtherLook(look: Look): string | null {
  const [css, setCss] = useState<string | null>(null)
  const isOther = !isPageLook(look)
  const { brandColor, accentColor, displayFont } = look
  useEffect(() => {
    if (!isOther) {
      setCss(null)
      return
    }
    let isCurrent = true
    loadQuietly(() => import('#design/theme.ts')).then(
      ({ themeCss }) => isCurrent && setCss(themeCss({ brandColor, accentColor, displayFont })),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isOther, brandColor, accentColor, displayFont])
  return css
}

export function ThemeProvider({ look, children }: { look: Look; children: ReactNode }) {
  const otherLook = useOtherLook(look)
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
      getStyleNonce={pageNonce}
    >
      {otherLook && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the palette maker lets nothing but colours into its stylesheet
        <style nonce={pageNonce()} dangerouslySetInnerHTML={{ __html: otherLook }} />
      )}
      {children}
    </MantineProvider>
  )
}
