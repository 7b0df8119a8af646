import { useState } from 'react'
import type { ChartName, ChartRange } from '#contract/analytics/chart.ts'
import { saveFile } from '#web/lib/browser/saveFile.ts'
import { fetchFile } from '#web/lib/calls/fetchFile.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'

/** Saves the data of a chart, or of all of them, as CSV. */
export function useDownload(
  chart: ChartName | 'all',
  range: ChartRange,
  path = `/api/charts/csv?chart=${chart}&range=${range}`,
) {
  const t = useWords('analytics')
  const [isBusy, setIsBusy] = useState(false)
  const download = async (): Promise<void> => {
    setIsBusy(true)
    try {
      const response = await fetchFile(path)
      const named = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
      saveFile(named ? decodeURIComponent(named) : `${chart}.csv`, await response.blob())
    } catch {
      showToast({ type: 'error', title: t('downloadFailed') })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, download: () => void download() }
}
