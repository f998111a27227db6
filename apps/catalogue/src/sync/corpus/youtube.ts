import { readLabelledNames } from './labelled-names.ts'

/** Labelled supplier names of YouTube services. */
export const youtubeNames = readLabelledNames(`
youtube subscribers :: YouTube Subscribers [Non Drop] [R30] [100/Day] :: YouTube Subscribers
youtube subscribers :: Inscritos YouTube Brasileiros 🇧🇷 Reais :: YouTube Inscritos
youtube subscribers :: YouTube Subscribers | Lifetime Guaranteed | 300-500/D :: Youtube Subscribers [Guaranteed]
youtube subscribers :: YT Subs Cheap No Refill :: YT
youtube subscribers :: Inscritos para canal do YouTube - reposição 60 dias :: Inscritos
youtube subscribers :: Youtube Subscriber ~ Max 20k ~ Refill 30D ♻️ :: ⭐ New
youtube subscribers :: You Tube Subscribers Real Active Users From Google Ads :: Real Subs
youtube subscribers :: Inscritos BR | gradual | 50 por dia :: YOUTUBE BR
youtube subscribers :: YouTube Followers HQ :: YouTube
youtube subscribers :: Youtube Inscritos Mundiais [Barato] :: YouTube
youtube subscribers :: Subscribers USA 🇺🇸 Targeted :: YouTube Geo
youtube subscribers :: Youtube Subs (Old Channel Only) R365 :: YouTube Premium
youtube subscribers :: Inscrições no canal YT, sem queda :: YT Canal
youtube subscribers :: YouTube Subscribers [Emergency Server 2] :: Emergency
youtube subscribers :: Inscritos YouTube c/ foto de perfil :: Qualidade
youtube subscribers :: YT Inscritos 1k no dia :: YouTube Rápido
youtube subscribers :: Youtube Subscribers - Indian - 5K Max :: Indian
youtube subscribers :: YouTube Assinantes de alta retenção :: PT
youtube subscribers :: Youtube Subscribe by hand | Subs :: Manual
youtube subscribers :: INSCRITOS YOUTUBE R30 (INICIO 0-6H) :: INSCRITOS
youtube views :: YouTube Views [Lifetime Guarantee] [50K/Day] :: YouTube Views
youtube views :: Visualizações YouTube Brasil 🇧🇷 Alta retenção :: YouTube Visualizações
youtube views :: YouTube Views | Native Ads | Real Users :: YouTube Views - Ads
youtube views :: YT Views Cheapest 100K+ :: YT
youtube views :: Youtube Shorts Views ⚡ :: YouTube Shorts
youtube views :: Visualizações para Shorts do YouTube :: Shorts
youtube views :: YouTube High Retention Views 10+ min :: Retention
youtube views :: Youtube Views Suggested Source [R30] :: YouTube Views
youtube views :: Views YouTube BR entrega 24h :: YouTube BR
youtube views :: YouTube Adwords Views (Skippable) 1M in 48 hours :: Adwords
youtube views :: Views | Search Source | Worldwide :: YouTube Views
youtube views :: Vizualizacoes youtube promocao :: youtube
youtube views :: YouTube Video Views from Facebook Embedded :: YouTube Social Views
youtube views :: Youtube View 2K/day Non Drop :: Youtube
youtube views :: Visualizações no vídeo | Sem queda | YouTube | Garantia vitalícia :: Vídeos
youtube views :: YouTube RAV™ Views :: RAV
youtube views :: Youtube Views [USA] [5+ Minutes Retention] :: YouTube Geo
youtube views :: visualizações YT rápidas 500k :: YT BR
youtube views :: YouTube Music Plays :: YouTube
youtube views :: YouTube Views + Engagement From Browse :: Mix
youtube likes :: YouTube Likes [Non Drop] [R30] :: YouTube Likes
youtube likes :: Curtidas YouTube Brasil :: YouTube Curtidas
youtube likes :: Youtube Shorts Likes Instant :: Shorts
youtube likes :: YT Likes | 20K/day | Lifetime :: YT
youtube likes :: Likes para vídeos do YouTube, sem queda :: YouTube
youtube likes :: Gostei no YouTube (like em vídeo) :: YouTube
youtube likes :: YouTube Video Likes Real USA :: Geo
youtube likes :: Curtidas | Shorts | R30 :: YouTube - Curtidas
youtube likes :: Youtube Like Server 4 Fast :: Emergency
youtube likes :: Curtidas BR YouTube [500 por dia] :: BR
youtube comments :: YouTube Custom Comments [USA] :: YouTube Comments
youtube comments :: Comentários YouTube personalizados BR :: YouTube Comentários
youtube comments :: Youtube Random Comments | Positive :: YouTube
youtube comments :: YT Comments Emoji :: YT
youtube comments :: Comentários reais para vídeo do YouTube :: Comentários
youtube comments :: YouTube Comments by Hand, Related to Video :: Manual
youtube shares :: YouTube Shares Facebook 🔁 :: YouTube Shares
youtube shares :: Compartilhamentos YouTube Mundial :: YouTube
youtube shares :: Youtube Video Share Worldwide Real :: YouTube Social Shares
youtube shares :: YouTube Shares | Lifetime :: YouTube Shares
`)
