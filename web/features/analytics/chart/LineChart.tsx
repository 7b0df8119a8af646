import { Legend } from './Legend.tsx'
import classes from './LineChart.module.css'
import { PlotFrame } from './PlotFrame.tsx'

export type LineSeries = { name: string; color: string; values: number[]; hasArea?: boolean; isDashed?: boolean }

type Props = { label: string; labels: string[]; tips: string[]; series: LineSeries[] }

const pathOf = (points: [number, number][]) =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** Lines over time. A tip on each part names its values. */
export function LineChart({ label, labels, tips, series }: Props) {
  const highest = Math.max(...series.flatMap(({ values }) => values))
  return (
    <>
      <Legend series={series} />
      <PlotFrame label={label} labels={labels} highest={highest} isLine>
        {({ x, y, step, height }) => (
          <>
            {series.map(({ name, color, values, hasArea, isDashed }) => {
              const points = values.map((value, at): [number, number] => [x(at), y(value)])
              const [first, last] = [points[0], points.at(-1)]
              return (
                <g key={name} style={{ color }}>
                  {hasArea && first && last && points.length > 1 && (
                    <path d={`${pathOf(points)}L${last[0]} ${y(0)}L${first[0]} ${y(0)}Z`} className={classes.area} />
                  )}
                  <path d={pathOf(points)} className={classes.line} data-dashed={isDashed || undefined} />
                  {points.length === 1 && first && <circle cx={first[0]} cy={first[1]} r={4} fill="currentColor" />}
                </g>
              )
            })}
            {labels.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never move
              <g key={at} className={classes.part}>
                <rect
                  x={x(at) - step / 2}
                  y={0}
                  width={Math.max(1, step)}
                  height={height - 26}
                  className={classes.target}
                />
                <line x1={x(at)} x2={x(at)} y1={y(0)} y2={8} className={classes.cursor} />
                {series.map(({ name, color, values }) => (
                  <circle key={name} cx={x(at)} cy={y(values[at] ?? 0)} r={4} fill={color} className={classes.point} />
                ))}
                <title>{tips[at]}</title>
              </g>
            ))}
          </>
        )}
      </PlotFrame>
    </>
  )
}
