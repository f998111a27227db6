import { findShortLinks, readRedirect } from './short-links.ts'

describe('findShortLinks', () => {
  it.each([
    ['https://vm.tiktok.com/ZMabc123/', 'https://vm.tiktok.com/ZMabc123/'],
    ['olha https://vt.tiktok.com/ZSabc/?k=1, é meu', 'https://vt.tiktok.com/ZSabc/'],
    ['tiktok.com/t/ZTabc', 'https://tiktok.com/t/ZTabc'],
    ['http://www.instagram.com/share/reel/BAabc', 'https://www.instagram.com/share/reel/BAabc'],
    ['INSTAGRAM.COM/share/BAabc?igsh=x', 'https://instagram.com/share/BAabc'],
  ])('finds the one in %s', (text, url) => {
    const [found, ...others] = findShortLinks(text)
    expect(found?.url).toBe(url)
    expect(text.slice(found?.start, found?.end)).toMatch(/^\S+$/)
    expect(others).toEqual([])
  })

  it.each([
    'https://bit.ly/abc',
    'https://youtu.be/dQw4w9WgXcQ',
    'instagram.com/loja.x',
    'https://vm.tiktok.com.evil.com/ZMabc',
    'https://vm.tiktok.com@evil.com/ZMabc',
    'https://vm.tiktok.com:8443/ZMabc',
  ])('finds none in %s', (text) => expect(findShortLinks(text)).toEqual([]))
})

describe('readRedirect', () => {
  const from = 'https://vm.tiktok.com/ZMabc/'

  it.each([
    ['https://www.tiktok.com/@loja.x?_t=8x&_r=1', { page: 'https://www.tiktok.com/@loja.x' }],
    [
      'https://m.tiktok.com/v/7231234567890123456.html',
      { page: 'https://www.tiktok.com/@/video/7231234567890123456' },
    ],
    [
      'https://www.instagram.com/reel/DAbc_1-XyZq/?igsh=a',
      { page: 'https://www.instagram.com/reel/DAbc_1-XyZq/' },
    ],
    [
      'https://www.instagram.com/accounts/login/?next=%2Floja.x%2F',
      { page: 'https://www.instagram.com/loja.x/' },
    ],
    ['/t/ZTabc', { next: 'https://vm.tiktok.com/t/ZTabc' }],
    ['https://vt.tiktok.com/ZSabc/', { next: 'https://vt.tiktok.com/ZSabc/' }],
  ])('%s', (location, expected) => expect(readRedirect(from, location)).toEqual(expected))

  it.each([
    'http://www.tiktok.com/@loja.x',
    'http://vm.tiktok.com/ZMabc',
    'https://bit.ly/abc',
    'https://127.0.0.1/@loja.x',
    'https://169.254.169.254/latest/meta-data',
    'https://www.tiktok.com:8443/@loja.x',
    'https://www.tiktok.com@evil.com/@loja.x',
    'https://www.instagram.com/accounts/login/?next=https://evil.com/loja.x',
    'file:///etc/passwd',
    'https://www.tiktok.com/login',
    '//[',
  ])('leads nowhere: %s', (location) => expect(readRedirect(from, location)).toBeNull())
})
