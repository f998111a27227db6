import fc from 'fast-check'
import { findLinks } from './find-links.ts'
import { linkOfHandle, profileOf } from './link-of-handle.ts'
import { readLink } from './testing.ts'

const read = (text: string) => {
  const found = readLink(text)
  if (!found) return 'nothing'
  if ('handle' in found) return `handle ${found.handle}`
  if ('refusal' in found) return `${found.platform ?? 'no platform'} ${found.refusal}`
  return `${found.link.platform} ${found.link.kind} ${found.link.canonicalUrl}`
}
const ig = 'https://www.instagram.com'
const yt = 'https://www.youtube.com'
const tt = 'https://www.tiktok.com'

describe('findLinks', () => {
  it.each([
    ['https://www.instagram.com/fulano.silva_/', `instagram profile ${ig}/fulano.silva_/`],
    ['http://instagram.com/Fulano', `instagram profile ${ig}/fulano/`],
    ['INSTAGRAM.COM/FULANO', `instagram profile ${ig}/fulano/`],
    ['m.instagram.com/fulano?hl=pt-br', `instagram profile ${ig}/fulano/`],
    ['instagr.am/fulano', `instagram profile ${ig}/fulano/`],
    ['https://www.instagram.com/fulano/?igsh=MXh5&utm_source=qr', `instagram profile ${ig}/fulano/`],
    ['https://www.instagram.com/fulano/reels/', `instagram profile ${ig}/fulano/`],
    ['https://www.instagram.com/fulano/tagged/', `instagram profile ${ig}/fulano/`],
    ['https://www.instagram.com/@fulano', `instagram profile ${ig}/fulano/`],
    ['instagram.com/fulano.', `instagram profile ${ig}/fulano/`],
    ['instagram.com/fulano_', `instagram profile ${ig}/fulano_/`],
    ['instagram://user?username=fulano', `instagram profile ${ig}/fulano/`],
    ['https://www.instagram.com/p/DAbc_1-XyZq/', `instagram post ${ig}/p/DAbc_1-XyZq/`],
    ['https://www.instagram.com/p/DAbc_1-XyZq/?img_index=2', `instagram post ${ig}/p/DAbc_1-XyZq/`],
    ['https://www.instagram.com/p/DAbc_1-XyZq/embed/captioned/', `instagram post ${ig}/p/DAbc_1-XyZq/`],
    ['https://www.instagram.com/fulano/p/DAbc_1-XyZq/', `instagram post ${ig}/p/DAbc_1-XyZq/`],
    ['https://www.instagram.com/reel/DAbc_1-XyZq/?igsh=a', `instagram reel ${ig}/reel/DAbc_1-XyZq/`],
    ['https://www.instagram.com/reels/DAbc_1-XyZq/', `instagram reel ${ig}/reel/DAbc_1-XyZq/`],
    ['https://www.instagram.com/fulano/reel/DAbc_1-XyZq/', `instagram reel ${ig}/reel/DAbc_1-XyZq/`],
    ['https://www.instagram.com/tv/CAbc_1-XyZq/', `instagram post ${ig}/tv/CAbc_1-XyZq/`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', `youtube video ${yt}/watch?v=dQw4w9WgXcQ`],
    [
      'youtube.com/watch?list=PL1&t=10s&v=dQw4w9WgXcQ&ab_channel=X',
      `youtube video ${yt}/watch?v=dQw4w9WgXcQ`,
    ],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&feature=share', `youtube video ${yt}/watch?v=dQw4w9WgXcQ`],
    ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', `youtube video ${yt}/watch?v=dQw4w9WgXcQ`],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', `youtube video ${yt}/watch?v=dQw4w9WgXcQ`],
    ['youtu.be/dQw4w9WgXcQ?list=PL1&t=10', `youtube video ${yt}/watch?v=dQw4w9WgXcQ`],
    ['https://youtu.be/shorts/dQw4w9WgXcQ?si=abc', `youtube short ${yt}/watch?v=dQw4w9WgXcQ`],
    ['https://youtu.be/live/dQw4w9WgXcQ', `youtube live ${yt}/watch?v=dQw4w9WgXcQ`],
    ['https://youtu.be/watch?v=dQw4w9WgXcQ', `youtube video ${yt}/watch?v=dQw4w9WgXcQ`],
    ['https://youtu.be/@Fulano-TV?si=abc', `youtube channel ${yt}/@fulano-tv`],
    ['https://youtu.be/c/NomeDoCanal', `youtube channel ${yt}/c/NomeDoCanal`],
    ['youtube.com/shorts/dQw4w9WgXcQ?feature=share', `youtube short ${yt}/watch?v=dQw4w9WgXcQ`],
    ['https://youtube.com/live/dQw4w9WgXcQ', `youtube live ${yt}/watch?v=dQw4w9WgXcQ`],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', `youtube video ${yt}/watch?v=dQw4w9WgXcQ`],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', `youtube video ${yt}/watch?v=dQw4w9WgXcQ`],
    ['https://www.youtube.com/v/dQw4w9WgXcQ', `youtube video ${yt}/watch?v=dQw4w9WgXcQ`],
    ['https://www.youtube.com/e/dQw4w9WgXcQ', `youtube video ${yt}/watch?v=dQw4w9WgXcQ`],
    ['https://www.youtube.com/watch_popup?v=dQw4w9WgXcQ', `youtube video ${yt}/watch?v=dQw4w9WgXcQ`],
    ['https://www.youtube.com/movie?v=dQw4w9WgXcQ', `youtube video ${yt}/watch?v=dQw4w9WgXcQ`],
    ['https://www.youtube.com/?v=dQw4w9WgXcQ', `youtube video ${yt}/watch?v=dQw4w9WgXcQ`],
    ['https://www.youtube.com/watch#!v=dQw4w9WgXcQ', `youtube video ${yt}/watch?v=dQw4w9WgXcQ`],
    [
      'https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3DdQw4w9WgXcQ%26feature%3Dshare',
      `youtube video ${yt}/watch?v=dQw4w9WgXcQ`,
    ],
    ['https://www.youtube.com/@Fulano-TV', `youtube channel ${yt}/@fulano-tv`],
    ['youtube.com/@fulano/videos', `youtube channel ${yt}/@fulano`],
    ['youtube.com/@fulano/live', `youtube channel ${yt}/@fulano`],
    ['https://www.youtube.com/%40fulano', `youtube channel ${yt}/@fulano`],
    ['https://www.youtube.com/@cora%C3%A7%C3%A3o', `youtube channel ${yt}/@cora%C3%A7%C3%A3o`],
    ['https://www.youtube.com/@coração', `youtube channel ${yt}/@cora%C3%A7%C3%A3o`],
    [`${yt}/channel/UCuAXFkgsw1L7xaCfnd5JJOw`, `youtube channel ${yt}/channel/UCuAXFkgsw1L7xaCfnd5JJOw`],
    ['https://www.youtube.com/c/NomeDoCanal/featured', `youtube channel ${yt}/c/NomeDoCanal`],
    ['https://www.youtube.com/user/NomeAntigo', `youtube channel ${yt}/user/NomeAntigo`],
    ['https://www.youtube.com/NomeAntigo', `youtube channel ${yt}/NomeAntigo`],
    ['https://www.tiktok.com/@fulano.oficial?lang=pt-BR', `tiktok profile ${tt}/@fulano.oficial`],
    ['m.tiktok.com/@Fulano', `tiktok profile ${tt}/@fulano`],
    ['TIKTOK.COM/@FULANO', `tiktok profile ${tt}/@fulano`],
    [
      `${tt}/@fulano/video/7231234567890123456?_t=8x&_r=1`,
      `tiktok video ${tt}/@fulano/video/7231234567890123456`,
    ],
    [`${tt}/@fulano/photo/7231234567890123456`, `tiktok post ${tt}/@fulano/photo/7231234567890123456`],
    [`${tt}/@fulano/live`, `tiktok live ${tt}/@fulano/live`],
    [`${tt}/@/video/7231234567890123456`, `tiktok video ${tt}/@/video/7231234567890123456`],
    ['https://www.tiktok.com/embed/v2/7231234567890123456', `tiktok video ${tt}/@/video/7231234567890123456`],
    [
      'https://www.tiktokv.com/share/video/7231234567890123456/',
      `tiktok video ${tt}/@/video/7231234567890123456`,
    ],
    ['https://m.tiktok.com/v/7231234567890123456.html', `tiktok video ${tt}/@/video/7231234567890123456`],
  ])('reads %s', (text, expected) => expect(read(text)).toBe(expected))

  it.each([
    ['https://www.instagram.com/stories/fulano/3141592653589793238/', 'instagram STORY'],
    ['https://www.instagram.com/stories/highlights/17900000000000000/', 'instagram STORY'],
    ['https://www.instagram.com/s/aGlnaGxpZ2h0OjE3?igsh=x', 'instagram STORY'],
    ['https://www.instagram.com/share/BAabc123', 'instagram SHORT_LINK'],
    ['https://www.instagram.com/share/reel/BAabc123', 'instagram SHORT_LINK'],
    ['https://www.instagram.com/explore/tags/gatos/', 'instagram NOT_A_TARGET'],
    ['https://www.instagram.com/reels/audio/1234567890/', 'instagram NOT_A_TARGET'],
    ['https://www.instagram.com/accounts/login/', 'instagram NOT_A_TARGET'],
    ['https://www.instagram.com/direct/t/1', 'instagram NOT_A_TARGET'],
    ['https://www.instagram.com/', 'instagram NOT_A_TARGET'],
    ['https://www.instagram.com/p/', 'instagram NOT_A_TARGET'],
    ['https://www.instagram.com/.fulano', 'instagram NOT_A_TARGET'],
    ['https://www.instagram.com/fu..lano', 'instagram NOT_A_TARGET'],
    [`https://www.instagram.com/${'a'.repeat(31)}`, 'instagram NOT_A_TARGET'],
    ['https://www.instagram.com/%E0%A4%A', 'instagram NOT_A_TARGET'],
    ['https://www.youtube.com/playlist?list=PLabc', 'youtube PLAYLIST'],
    ['https://www.youtube.com/embed/videoseries?list=PLabc', 'youtube NOT_A_TARGET'],
    ['https://www.youtube.com/embed/live_stream?channel=UC', 'youtube NOT_A_TARGET'],
    ['https://www.youtube.com/feed/subscriptions', 'youtube NOT_A_TARGET'],
    ['https://www.youtube.com/results?search_query=gatos', 'youtube NOT_A_TARGET'],
    ['https://www.youtube.com/watch?v=curto', 'youtube NOT_A_TARGET'],
    ['https://www.youtube.com/channel/UCcurto', 'youtube NOT_A_TARGET'],
    ['https://youtu.be/', 'youtube NOT_A_TARGET'],
    ['https://youtu.be/curto', 'youtube NOT_A_TARGET'],
    ['https://youtu.be/playlist?list=PLabc', 'youtube PLAYLIST'],
    ['https://vm.tiktok.com/ZMabc123/', 'tiktok SHORT_LINK'],
    ['vt.tiktok.com/ZSabc123', 'tiktok SHORT_LINK'],
    ['https://www.tiktok.com/t/ZTabc123/', 'tiktok SHORT_LINK'],
    ['https://www.tiktok.com/tag/gatos', 'tiktok NOT_A_TARGET'],
    ['https://www.tiktok.com/music/som-123', 'tiktok NOT_A_TARGET'],
    [
      'https://www.tiktok.com/@MS4wLjABAAAAv7iSuuXDJGDvJkmH_vz1qkDZYo1apxgzaxdBSeIuPiM',
      'tiktok NOT_A_TARGET',
    ],
    ['https://www.tiktok.com/', 'tiktok NOT_A_TARGET'],
    ['https://bit.ly/abc', 'no platform SHORT_LINK'],
    ['https://www.facebook.com/fulano', 'no platform OTHER_SITE'],
    ['kwai.com/@fulano', 'no platform OTHER_SITE'],
    ['https://ddinstagram.com/p/DAbc_1-XyZq', 'no platform OTHER_SITE'],
    ['https://instagram.com.evil.com/fulano', 'no platform OTHER_SITE'],
    ['https://notinstagram.com/fulano', 'no platform OTHER_SITE'],
    ['https://help.instagram.com/123', 'no platform OTHER_SITE'],
    ['https://l.instagram.com/?u=https%3A%2F%2Fevil.com', 'no platform OTHER_SITE'],
    ['https://instagram.com@evil.com/fulano', 'no platform UNSAFE'],
    ['instagram.com@evil.com/fulano', 'no platform UNSAFE'],
    ['https://instagram.com:8443/fulano', 'no platform UNSAFE'],
    ['https://іnstagram.com/fulano', 'no platform UNSAFE'],
    ['https://xn--nstagram-2of.com/fulano', 'no platform UNSAFE'],
    ['https://instagram.com\\@evil.com/fulano', 'no platform UNSAFE'],
    ['https://127.0.0.1/instagram.com', 'no platform UNSAFE'],
    ['https://2130706433/fulano', 'no platform UNSAFE'],
    ['https://[::1]/fulano', 'no platform UNSAFE'],
    ['ftp://instagram.com/fulano', 'no platform UNSAFE'],
    ['https://', 'no platform UNSAFE'],
    [`https://www.instagram.com/${'a'.repeat(3000)}`, 'no platform TOO_LONG'],
  ])('refuses %s', (text, expected) => expect(read(text)).toBe(expected))

  it.each([
    ['Olha esse perfil: https://www.instagram.com/fulano/ 😍', `instagram profile ${ig}/fulano/`],
    ['é esse aqui (instagram.com/fulano), pode ser?', `instagram profile ${ig}/fulano/`],
    ['"https://www.instagram.com/fulano"', `instagram profile ${ig}/fulano/`],
    ['*https://www.instagram.com/fulano*', `instagram profile ${ig}/fulano/`],
    ['link:https://www.instagram.com/fulano!!', `instagram profile ${ig}/fulano/`],
    ['instagram.com/fulano❤️❤️', `instagram profile ${ig}/fulano/`],
    ['instagram.com/fulano,quero 500', `instagram profile ${ig}/fulano/`],
    ['https://youtu.be/dQw4w9WgXcQhttps://youtu.be/dQw4w9WgXcQ', `youtube video ${yt}/watch?v=dQw4w9WgXcQ`],
    ['insta\u200bgram.com/fulano https://instagram.com/ful\u200bano', `instagram profile ${ig}/fulano/`],
    ['veja www.facebook.com/x e instagram.com/fulano', `instagram profile ${ig}/fulano/`],
    ['meu insta é @fulano.silva', 'handle fulano.silva'],
    ['(@fulano)', 'handle fulano'],
    ['é @fulano.', 'handle fulano'],
    ['@loja.com', 'handle loja.com'],
    ['@canal_do-zé', 'handle canal_do-zé'],
    ['fulano@gmail.com', 'nothing'],
    ['meu @ é esse', 'nothing'],
    ['oi.tudo bem?vamos', 'nothing'],
    ['1.500 seguidores por R$ 45,00', 'nothing'],
    ['', 'nothing'],
  ])('finds in %j', (text, expected) => expect(read(text)).toBe(expected))

  it('returns the position of each finding', () => {
    const text = 'quero 500 no instagram.com/loja2024, e 100 no @outra300!'
    const spans = findLinks(text).map((it) => text.slice(it.start, it.end))
    expect(spans).toEqual(['instagram.com/loja2024', '@outra300'])
  })

  it('never throws', () => {
    const bits = fc.constantFrom(
      'instagram.com/',
      'https://',
      '@',
      '.',
      'a.',
      '/p/',
      'youtu.be/',
      '%',
      '\\',
      ':',
      ' ',
    )
    const mixed = fc.array(fc.oneof(bits, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 60 })
    fc.assert(
      fc.property(mixed, (parts) => {
        const text = parts.join('')
        for (const it of findLinks(text)) {
          expect(it.end).toBeGreaterThan(it.start)
          if ('link' in it) expect(readLink(it.link.canonicalUrl)).toMatchObject({ link: it.link })
        }
      }),
    )
  })

  it.each(['a.', 'a.com,', '@', '@a.', 'http://', 'instagram.com/', 'https://a', '%', '.-', 'ⓘ'])(
    'gets through a long run of %j',
    (bit) => expect(Array.isArray(findLinks(bit.repeat(20_000)))).toBe(true),
  )
})

describe('linkOfHandle', () => {
  it.each([
    ['instagram', '@Fulano.Silva', `${ig}/fulano.silva/`],
    ['tiktok', 'Fulano_1', `${tt}/@fulano_1`],
    ['youtube', '@Fulano-TV', `${yt}/@fulano-tv`],
    ['youtube', 'coração', `${yt}/@cora%C3%A7%C3%A3o`],
    ['instagram', 'fulano-silva', undefined],
    ['instagram', 'explore', undefined],
    ['instagram', 'fim.', undefined],
    ['tiktok', 'a', undefined],
    ['tiktok', 'a'.repeat(25), undefined],
    ['youtube', 'ab', undefined],
  ] as const)('%s %s', (platform, handle, url) =>
    expect(linkOfHandle(platform, handle)?.canonicalUrl).toBe(url),
  )
})

describe('profileOf', () => {
  it.each([
    ['tiktok.com/@fulano/video/7231234567890123456', `${tt}/@fulano`],
    ['instagram.com/fulano/reel/DAbc_1-XyZq', `${ig}/fulano/`],
    ['instagram.com/fulano', `${ig}/fulano/`],
    ['instagram.com/reel/DAbc_1-XyZq', undefined],
    ['youtu.be/dQw4w9WgXcQ', undefined],
  ])('%s', (text, url) => {
    const found = readLink(text)
    expect(found && 'link' in found ? profileOf(found.link)?.canonicalUrl : 'none').toBe(url)
  })
})
