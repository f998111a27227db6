import { randomBytes } from 'node:crypto'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { drawQrCode } from './draw-qr-code.ts'

// A CommonJS module: some loaders hand out its exports, others its default.
const scan = (jsQR as { default?: typeof jsQR }).default ?? jsQR

const read = (image: string) => {
  const { data, width, height } = PNG.sync.read(Buffer.from(image.split(',')[1]!, 'base64'))
  return scan(new Uint8ClampedArray(data), width, height)?.data
}

it.each([1, 60, 160, 400])('is read by a camera as it was written, at %i characters', (length) => {
  const code = randomBytes(length).toString('base64url').slice(0, length)
  const image = drawQrCode(code)
  expect(image).toMatch(/^data:image\/png;base64,/)
  expect(read(image)).toBe(code)
})

it('has white around it, as scanners want it', () => {
  const image = PNG.sync.read(Buffer.from(drawQrCode('00020101').split(',')[1]!, 'base64'))
  const isWhite = (x: number, y: number) => image.data[(y * image.width + x) * 4] === 255
  for (let at = 0; at < image.width; at++)
    for (let edge = 0; edge < 8; edge++) {
      const far = image.width - 1 - edge
      expect([isWhite(at, edge), isWhite(at, far), isWhite(edge, at), isWhite(far, at)]).toEqual(
        Array(4).fill(true),
      )
    }
  expect(isWhite(8, 8)).toBe(false)
})
