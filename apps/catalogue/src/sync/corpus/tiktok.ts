import { readLabelledNames } from './labelled-names.ts'

/** Labelled supplier names of TikTok services. */
export const tiktokNames = readLabelledNames(`
tiktok followers :: TikTok Followers [Real] [R30] [10K/Day] :: TikTok Followers
tiktok followers :: Seguidores TikTok Brasileiros 🇧🇷 :: TikTok Seguidores
tiktok followers :: Tik Tok Followers | Non Drop | 365 Days Refill :: TikTok
tiktok followers :: TT Seguidores Mundiais baratos :: TT
tiktok followers :: TikTok Fans HQ Instant :: TikTok
tiktok followers :: Seguidores para TikTok - reposição 30 dias :: Seguidores
tiktok followers :: Tiktok Followers (Max 1M) (Bot) (No Refill) :: Tiktok Cheapest
tiktok followers :: TikTok Seguidores | Qualidade alta | Perfil com foto :: TikTok | Seguidores
tiktok followers :: TikTok Followers From USA 🇺🇸 :: Geo
tiktok followers :: seguidores tik tok br gradual :: TIK TOK
tiktok followers :: Followers Lifetime ♻️ 5K/D :: Tiktok Followers [Best]
tiktok followers :: TikTok Follow Server 2 ⚡ :: Emergency
tiktok followers :: TikTok Seguidores Reais via anúncios :: Premium
tiktok followers :: TikTok Followers | Arab | R60 :: Arab
tiktok followers :: Seguidores Tiktok R90 (até 200k) :: Recomendados
tiktok followers :: Tik Toc Followers Cheapest in the World :: All
tiktok followers :: TIKTOK FOLLOWERS | 100% REAL | CANCEL ENABLE :: TIKTOK
tiktok followers :: TikTok - Seguidores BR [Feminino] :: BR
tiktok likes :: TikTok Likes [Instant] [R30] :: TikTok Likes
tiktok likes :: Curtidas TikTok Brasil :: TikTok Curtidas
tiktok likes :: Tiktok Likes | Real Users | 50K/day :: TikTok
tiktok likes :: TikTok Hearts ❤ fast :: Tiktok
tiktok likes :: Curtidas em vídeo TikTok sem queda :: Curtidas
tiktok likes :: TT Likes Mundo :: TT
tiktok likes :: TikTok Likes + Views Bonus Free [Likes] :: TikTok Likes
tiktok likes :: Tik Tok Like Superfast :: Tik Tok
tiktok likes :: Corações TikTok | 10k dia :: TikTok
tiktok likes :: Likes Non Drop HQ [Max 100k] :: TikTok - Likes
tiktok likes :: curtidas tiktok 1k = R$ 0,50 :: promo
tiktok likes :: TikTok Power Likes USA :: Premium
tiktok views :: TikTok Views [Unlimited] [10M/Day] :: TikTok Views
tiktok views :: Visualizações TikTok ⚡ Instantâneo :: TikTok Visualizações
tiktok views :: Tiktok Video Views | 0.001$ | Cheapest :: TikTok
tiktok views :: Views TikTok Brasil :: TT BR
tiktok views :: TikTok Views + Reach [Viral] :: TikTok
tiktok views :: TT Visualizações 1M por hora :: TT
tiktok views :: Tik Tok Views Server 5 :: Emergency
tiktok views :: TikTok View Non Drop :: Tiktok
tiktok views :: Visualização vídeo tiktok barata :: promo
tiktok views :: Views - All Countries - Instant :: TikTok Views
tiktok views :: TikTok Video Plays 50M :: TikTok
tiktok comments :: TikTok Custom Comments :: TikTok Comments
tiktok comments :: Comentários TikTok brasileiros personalizados :: TikTok
tiktok comments :: Tiktok Random Comments English :: TikTok
tiktok comments :: Comentários aleatórios | TikTok | rápido :: TT
tiktok comments :: TikTok Emoji Comments :: Tiktok
tiktok shares :: TikTok Shares [Instant] :: TikTok Shares
tiktok shares :: Compartilhamentos TikTok :: TikTok
tiktok shares :: Tiktok Video Share 1M :: TikTok
tiktok shares :: TT Shares Fast :: TT
tiktok shares :: Compartilhamento TikTok vídeo viral :: promo
tiktok saves :: TikTok Saves [Favorites] :: TikTok
tiktok saves :: Favoritos TikTok :: TikTok Salvamentos
tiktok saves :: TikTok Video Favorites | Instant :: Tiktok
tiktok saves :: Salvamentos TikTok BR :: TikTok
tiktok saves :: Tiktok Save Real :: TT
`)
