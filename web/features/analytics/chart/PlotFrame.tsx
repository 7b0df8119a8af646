import type { ReactNode } from 'react'
import { useLanguage } from '#web/lib/words/language.ts'
import classes from './PlotFrame.module.css'
import { shownLabels, ticksUpTo } from './scale.ts'
import { useWidth } from './useWidth.ts'

const height = 240
const margin = { top: 8, right: 8, bottom: 26, left: 40 }
/** Room that a label under the chart needs. */
const labelWidth = 62

export type Plot = {
  width: number
  height: number
  /** Middle of each part, and the width of it. */
  x: (index: number) => number
  step: number
  y: (value: number) => number
}

type Props = {
  /** Read in place of the drawing. */
  label: string
  labels: string[]
  highest: number
  /** Whether points stand on the edges, as of a line, or parts have a width, as of bars. */
  isLine: boolean
  children: (plot: Plot) => ReactNode
}

/** Lines, values and names around a drawn chart. */
export function PlotFrame({ label, labels, highest, isLine, children }: Props) {
  const language = useLanguage()
  const { ref, width } = useWidth<HTMLDivElement>()
  const ticks = ticksUpTo(highest)
  const inner = { width: Math.max(0, width - margin.left - margin.right), height: height - margin.top - margin.bottom }
  const step = isLine ? inner.width / Math.max(1, labels.length - 1) : inner.width / Math.max(1, labels.length)
  const x = (index: number) =>
    margin.left + (isLine ? (labels.length > 1 ? index * step : inner.width / 2) : (index + 0.5) * step)
  const y = (value: number) => margin.top + inner.height * (1 - value / (ticks.at(-1) ?? 1))
  const room = Math.floor(inner.width / labelWidth)
  const anchor = (index: number) => {
    if (!isLine || labels.length === 1) return 'middle'
    if (index === labels.length - 1) return 'end'
    return index === 0 ? 'start' : 'middle'
  }
  return (
    <div ref={ref} className={classes.root} style={{ height }}>
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={label} className={classes.plot}>
          {ticks.map(tick => (
            <g key={tick}>
              <line x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} className={classes.line} />
              <text x={margin.left - 8} y={y(tick)} dy="0.32em" textAnchor="end" className={classes.text}>
                {tick.toLocaleString(language, { notation: tick >= 10_000 ? 'compact' : 'standard' })}
              </text>
            </g>
          ))}
          {children({ width, height, x, y, step })}
          {shownLabels(labels.length, room).map(index => (
            <text key={index} x={x(index)} y={height - 6} textAnchor={anchor(index)} className={classes.text}>
              {labels[index]}
            </text>
          ))}
        </svg>
      )}
    </div>
  )
}
