import qrCode from 'qrcode'

/** What the browser has of a camera, where the tests have none: the picture in front of it is the QR code of a text. */
export function startCamera(): { show: (text: string) => void; refuse: (name: string) => void; remove: () => void } {
  let shown = picture('')
  let refusal = ''
  const stop = () => undefined
  const devices = {
    getUserMedia: async () => {
      if (refusal) throw new DOMException('', refusal)
      return { getTracks: () => [{ stop }] }
    },
  }
  define(navigator, 'mediaDevices', { get: () => devices })
  define(HTMLMediaElement.prototype, 'play', { value: async () => undefined })
  define(HTMLMediaElement.prototype, 'srcObject', { value: null, writable: true })
  define(HTMLVideoElement.prototype, 'videoWidth', { get: () => shown.width })
  define(HTMLVideoElement.prototype, 'videoHeight', { get: () => shown.height })
  define(HTMLCanvasElement.prototype, 'getContext', {
    value: () => ({ drawImage: () => undefined, getImageData: () => shown }),
  })
  return {
    show: text => {
      shown = picture(text)
    },
    refuse: name => {
      refusal = name
    },
    remove: () => {
      for (const undo of undone.splice(0)) undo()
    },
  }
}

const undone: (() => void)[] = []

function define(owner: object, name: string, own: PropertyDescriptor): void {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { ...own, configurable: true })
  undone.push(() => {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  })
}

const [scale, margin] = [4, 4]

/** Pixels of a QR code; a white picture without a text. */
function picture(text: string): { data: Uint8ClampedArray; width: number; height: number } {
  const modules = text ? qrCode.create(text, { errorCorrectionLevel: 'M' }).modules : { size: 21, get: () => 0 }
  const width = (modules.size + 2 * margin) * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let pixel = 0; pixel < width * width; pixel++) {
    const [row, column] = [Math.floor(pixel / width), pixel % width].map(place => Math.floor(place / scale) - margin)
    const isInside = [row, column].every(place => (place as number) >= 0 && (place as number) < modules.size)
    if (isInside && modules.get(row as number, column as number)) data.fill(0, pixel * 4, pixel * 4 + 3)
  }
  return { data, width, height: width }
}
