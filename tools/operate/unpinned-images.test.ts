import { unpinnedImages, usesSandbox } from './unpinned-images.mjs'

const digest = `sha256:${'0a'.repeat(32)}`
const config = (node: string, postgres: string, reseller: string) => `services:
  orders:
    build:
      args:
        APP: orders
        NODE_IMAGE: ${node}
    environment:
      SMM_API_URL: ${reseller}
    image: smm-brasil/orders
  postgres:
    image: ${postgres}
`

it('every image of others must be named by digest', () => {
  const tags = config('node:24-bookworm-slim', 'postgres:18-bookworm', 'https://reseller.example/api')
  expect(unpinnedImages(tags)).toEqual(['node:24-bookworm-slim', 'postgres:18-bookworm'])
  const half = config(
    `node:24-bookworm-slim@${digest}`,
    'postgres:18-bookworm@sha256:0a',
    'https://x.example',
  )
  expect(unpinnedImages(half)).toEqual(['postgres:18-bookworm@sha256:0a'])
  expect(unpinnedImages(config(`node@${digest}`, `postgres@${digest}`, 'https://x.example'))).toEqual([])
})

it('a shop that orders from the sandbox is known by it', () => {
  expect(usesSandbox(config('a', 'b', 'http://sandbox:3900/smm/api/v2'))).toBe(true)
  expect(usesSandbox(config('a', 'b', 'https://sandbox.example/api'))).toBe(false)
})
