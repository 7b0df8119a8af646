import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { Text } from '#web/ui/Text.tsx'
import { type Decode, loadDecoder } from './decoder.ts'
import classes from './Scanner.module.css'

const everyMs = 150
/** The same code in front of the camera is read once. */
const againAfterMs = 4000

type State = 'starting' | 'scanning' | 'refused' | 'missing' | 'notLoaded'

/** The camera, and what it reads. */
export function Scanner({ onCode }: { onCode: (text: string) => void }) {
  const t = useWords('checkIn')
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<State>('starting')
  const last = useRef({ text: '', at: 0 })
  const report = useEffectEvent((text: string) => {
    const isRepeated = last.current.text === text && Date.now() - last.current.at < againAfterMs
    last.current = { text, at: Date.now() }
    if (!isRepeated) onCode(text)
  })
  useEffect(() => {
    let isStopped = false
    let stream: MediaStream | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    async function start() {
      if (!navigator.mediaDevices?.getUserMedia) return setState('missing')
      const decode = await loadDecoder().catch(() => null)
      if (isStopped) return
      if (!decode) return setState('notLoaded')
      try {
        const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
        stream = camera
        if (isStopped || !video.current) {
          for (const track of camera.getTracks()) track.stop()
          return
        }
        video.current.srcObject = camera
        await video.current.play()
        setState('scanning')
        const canvas = document.createElement('canvas')
        const look = () => {
          if (isStopped || !video.current) return
          const text = read(video.current, canvas, decode)
          if (text) report(text)
          timer = setTimeout(look, everyMs)
        }
        look()
      } catch (error) {
        setState((error as Error).name === 'NotAllowedError' ? 'refused' : 'missing')
      }
    }
    void start()
    return () => {
      isStopped = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [])
  const isShown = state === 'starting' || state === 'scanning'
  return (
    <div className={classes.root}>
      <video ref={video} className={classes.video} muted playsInline aria-label={t('camera')} hidden={!isShown} />
      {isShown ? <span className={classes.frame} aria-hidden /> : <Text className={classes.text}>{t(state)}</Text>}
    </div>
  )
}

/** Large frames are scaled down: a code that fills a third of the picture is still read, and phones stay cool. */
function read(video: HTMLVideoElement, canvas: HTMLCanvasElement, decode: Decode): string | null {
  if (video.videoWidth === 0) return null
  const scale = Math.min(1, 640 / video.videoWidth)
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return decode(data, width, height)?.data || null
}
