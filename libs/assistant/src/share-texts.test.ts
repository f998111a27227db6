import { outcome } from './testing.ts'

const profile = 'https://www.instagram.com/loja.x?igsh=MXh5&utm_source=qr'
const reel = 'https://www.instagram.com/reel/DAbc_1-XyZq/?igsh=MXh5'
const video = 'https://youtu.be/dQw4w9WgXcQ?si=abc123'
const channel = 'https://youtube.com/@loja.x?si=abc123'
const tiktok = 'https://www.tiktok.com/@loja.x?_t=8x&_r=1'
const clip = 'https://www.tiktok.com/@loja.x/video/7231234567890123456?_t=8x'

/** Words that a share button puts around a link are not read as an order. */
it.each([
  [profile, `Confira o perfil de Loja X (@loja.x) no Instagram! ${profile}`],
  [profile, `Siga @loja.x no Instagram: ${profile}`],
  [profile, `Loja X • Fotos e vídeos do Instagram\n${profile}`],
  [reel, `Veja este Reel de @loja.x ${reel}`],
  [reel, `Dá uma olhada nesse Reel 😍 ${reel}`],
  [reel, `Loja X no Instagram: "500 peças novas hoje, corre!" ${reel}`],
  [video, `Assista a "Como ganhei 10 mil inscritos em 30 dias" no YouTube\n${video}`],
  [video, `Check out "500 seguidores por R$ 10?!" on YouTube ${video}`],
  [channel, `Inscreva-se no canal Loja X ${channel}`],
  [tiktok, `Confira Loja X no TikTok! ${tiktok}`],
  [tiktok, `Loja X (@loja.x) no TikTok | 1.2M de curtidas. 300 mil seguidores. ${tiktok}`],
  [clip, `Confira o vídeo de Loja X! #fyp #viral ${clip}`],
  [clip, `TikTok · Loja X\n${clip}`],
])('%s', (link, text) => expect(outcome(text)).toBe(outcome(link)))

it.each([
  [
    `quero 500 seguidores, veja o perfil: ${profile}`,
    'recap instagram followers 500 instagram.com/loja.x R$ 45,00',
  ],
  [
    `Veja o preço de 500 seguidores para ${profile}`,
    'recap instagram followers 500 instagram.com/loja.x R$ 45,00',
  ],
  [`Confira Loja X no TikTok! ${tiktok} quero 500`, 'recap tiktok followers 500 tiktok.com/@loja.x R$ 45,00'],
  [
    `quero 500 seguidores. Siga @loja.x no Instagram: ${profile}`,
    'recap instagram followers 500 instagram.com/loja.x R$ 45,00',
  ],
])('what is ordered beside it is: %s', (text, expected) => expect(outcome(text)).toBe(expected))
