import classes from './BarChart.module.css'
import { Legend } from './Legend.tsx'
import { PlotFrame } from './PlotFrame.tsx'

export type BarSeries = { name: string; color: string; values: number[] }

type Props = { label: string; labels: string[]; tips: string[]; series: BarSeries[] }

const widest = 22
const gap = 3

/** Bars side by side for each part of the time. */
export function BarChart({ label, labels, tips, series }: Props) {
  const highest = Math.max(...series.flatMap(({ values }) => values))
  return (
    <>
      <Legend series={series} />
      <PlotFrame label={label} labels={labels} highest={highest} isLine={false}>
        {({ x, y, step, height }) => {
          const width = Math.max(2, Math.min(widest, (step * 0.7) / series.length - gap))
          const left = (at: number, place: number) => x(at) + (place - series.length / 2) * (width + gap) + gap / 2
          return labels.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never move
            <g key={at} className={classes.part}>
              <rect x={x(at) - step / 2} y={0} width={step} height={height - 26} className={classes.target} rx={6} />
              {series.map(({ name, color, values }, place) => {
                const value = values[at] ?? 0
                return (
                  value > 0 && (
                    <rect
                      key={name}
                      x={left(at, place)}
                      y={y(value)}
                      width={width}
                      height={Math.max(1, y(0) - y(value))}
                      rx={Math.min(4, width / 2)}
                      fill={color}
                    />
                  )
                )
              })}
              <title>{tips[at]}</title>
            </g>
          ))
        }}
      </PlotFrame>
    </>
  )
}
