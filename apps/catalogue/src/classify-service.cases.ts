/** Names as panels write them, each with what it sells: `product :: name :: category`; `-` is none of our products. */
export const labelledNames = `
instagram followers :: Instagram Followers [Real & Active] [Refill: 30 Days] [Max: 100K] :: Instagram Followers
instagram followers :: Instagram Followers | HQ | No Refill | 10K/Day :: Instagram Followers [Cheapest]
instagram followers :: 🇧🇷 Instagram Seguidores Brasileiros Reais ♻️ R30 :: 🇧🇷 Instagram - Seguidores Brasileiros
instagram followers :: Seguidores Instagram Mundiais | Reposição 365 dias | Até 1M :: Instagram Seguidores
instagram followers :: IG Followers - Old Accounts With Posts - AR30 ♻ :: IG Followers
instagram followers :: Seguidores Brasileiros Femininos 👩 [5K/dia] :: Instagram Brasil
instagram followers :: Insta Followers Bot | Super Fast | Drop 20% :: Instagram | Followers
instagram followers :: Instagram Follower Indian 🇮🇳 Instant Start :: Instagram Targeted
instagram followers :: Seguidores BR mistos | início 0-15 min :: INSTAGRAM SEGUIDORES 🇧🇷
instagram followers :: 1 - Instagram Followers (Max 500k) (R90) (Cancel Button) :: ⭐ Provider Recommended
instagram followers :: Instagram Followers ~ [Flag Fix Off] ~ Lifetime ♻ :: New Services
instagram followers :: Seguidores para Instagram - alta qualidade - sem queda :: Promoções
instagram followers :: Instagram Followers 🔥 Auto Refill 365 Days 🔥 100K/D :: Instagram Followers - Auto Refill
instagram followers :: INSTAGRAM FOLLOWERS PREMIUM USA 🇺🇸 :: USA
instagram followers :: Seguidores reais brasileiros (perfil com foto) R60 :: 📷 Instagram
instagram followers :: Instagram Segs BR | entrega gradual | 2k dia :: Seguidores
instagram followers :: Followers [Stable] [Non Drop] [Female Accounts] :: Instagram
instagram followers :: Instagram | Seguidores Mundo | Barato | Sem reposição :: Instagram | Econômico
instagram followers :: Instagram Real Followers From Ads | 1K-3K/Day :: Instagram Real
instagram followers :: Instagram Followers | 80% Turkish 🇹🇷 | R30 :: TR Services
instagram followers :: Seguidores [ Instagram ] Ultra rápido ⚡ 50k por hora :: Serviços do dia
instagram followers :: insta seguidores top qualidade brasil +reposicao :: INSTA BR
instagram followers :: 𝐈𝐧𝐬𝐭𝐚𝐠𝐫𝐚𝐦 Followers | Speed 200K | ARQ 99 :: VIP
instagram followers :: Seguidoras Brasileiras Instagram 💃 :: Instagram Brasileiras
instagram followers :: Instagram Followers + 30 Days Guarantee :: Instagram Followers
instagram followers :: IG Seguidores mundiais com 15+ posts :: IG
instagram followers :: Seguidor Instagram BR 100% real teste gratis :: Teste
instagram followers :: Instagram Followers - Arab 🇸🇦 Mixed :: Arabic Services
instagram followers :: [ Exclusive ] Folowers Instagram World Wide 2M :: Exclusive
instagram followers :: Instagram Business Followers, Slow Delivery :: Instagram Niche
instagram likes :: Instagram Likes [Max: 50K] [No Refill] [Instant] :: Instagram Likes
instagram likes :: Curtidas Instagram Brasileiras 🇧🇷 Reais :: Instagram Curtidas
instagram likes :: Instagram Likes | Real | 5K/Hour | R30 ♻ :: Instagram Likes [Fast]
instagram likes :: Curtidas Mundiais para Instagram, fotos, vídeos e reels :: Curtidas
instagram likes :: IG Power Likes (accounts with 10K+ followers) :: IG Power
instagram likes :: Instagram Likes + Reach + Impressions :: Instagram Likes
instagram likes :: Likes Brasileiros - início imediato :: Instagram Likes BR
instagram likes :: Instagram Reels Likes ⚡ Super Instant :: Reels
instagram likes :: Curtidas reais BR [Homens] :: Instagram Brasil Curtidas
instagram likes :: Insta Like Cheap Bot 0.01 :: INSTAGRAM CHEAPEST
instagram likes :: Instagram Likes from Verified Accounts 🔵 :: Instagram Verified
instagram likes :: Instagram | Curtidas | Mistas | Sem queda :: Instagram | Curtidas
instagram likes :: Curtidas no Reels (Instagram) R30 :: Instagram Reels
instagram likes :: Instagram Likes Female USA Slow :: Targeted
instagram likes :: ❤️ Curtidas Instagram Premium ❤️ até 30k :: Oferta
instagram likes :: Likes Instagram Worldwide Lifetime Guarantee :: Likes
instagram likes :: Instagram Photo Likes :: Instagram
instagram likes :: Instagram IGTV Likes Real :: IGTV
instagram likes :: Instagram Likes (Indian Mixed) 0-1 hour start :: Indian Services
instagram likes :: curtida insta br barata :: promo
instagram likes :: Instagram Likes ( Video + Photo ) 100% Non Drop :: Instagram Likes
instagram likes :: Curtidas Instagram | Qualidade Média | 10k por dia :: Likes
instagram likes :: Instagram Likes - From Real Followers Accounts :: Real
instagram likes :: Curtidas | Brasileiras | Reposição 30 dias :: Instagram ➜ Curtidas
instagram likes :: Instagram Likes Superfast [Live Support] :: Best Sellers
instagram views :: Instagram Reels Views [Unlimited] [Ultra Fast] :: Instagram Views
instagram views :: Visualizações Reels Instagram 🇧🇷 :: Instagram Visualizações
instagram views :: Instagram Video Views - 1M/Day :: Instagram Views
instagram views :: Views Instagram Vídeo/Reels + Impressões :: Instagram
instagram views :: IGTV Views 10K/hour :: IGTV
instagram views :: Instagram Reel Plays with Reach :: Reels
instagram views :: Vizualizações para Reels baratas :: Instagram Reels
instagram views :: Instagram Views | Cheapest | All Links Work :: Cheapest
instagram views :: Visualização de vídeo Instagram, entrega rápida :: Vídeos
instagram views :: IG Views + Profile Visits :: IG Views
instagram views :: Reels Views 100M Max :: Instagram - Views [Emergency]
instagram views :: Reproduções de Reels | Instagram | sem queda :: Reels BR
instagram views :: Instagram Views (Retention 60%) :: Premium
instagram views :: Visus Insta 1 real o milhão :: Promo
instagram views :: Instagram Video View Real Brazil :: Brazil
instagram comments :: Instagram Custom Comments [Brazil] :: Instagram Comments
instagram comments :: Comentários Brasileiros Personalizados - Instagram :: Instagram Comentários
instagram comments :: Instagram Random Comments | Emoji | Fast :: Instagram Comments
instagram comments :: Comentários aleatórios BR (homens e mulheres) :: Instagram | Comentários
instagram comments :: IG Comments from Verified Profiles :: IG Comments
instagram comments :: Instagram Comment Emojis ❤️🔥 :: Comments
instagram comments :: Comentário positivo para Instagram, 10 a 1000 :: Engajar
instagram comments :: Instagram Comments Indian Random :: Indian
instagram comments :: Coments Insta Mundiais :: Insta
instagram shares :: Instagram Shares [Post/Reel] Instant :: Instagram Shares
instagram shares :: Compartilhamentos Instagram Reels | Alcance :: Instagram Compartilhamentos
instagram shares :: Instagram Share + Reach + Impressions :: Instagram Extras
instagram shares :: IG Post Shares 1M :: IG
instagram shares :: Compartilhamento de post no Instagram :: Extras
instagram saves :: Instagram Saves [20K] [Instant] :: Instagram Saves
instagram saves :: Salvamentos Instagram BR :: Instagram Salvamentos
instagram saves :: Instagram Post Save | Cheap :: Instagram Saves / Reach
instagram saves :: Salvos para publicação Instagram :: Extras
instagram saves :: IG Saves Real HQ :: IG
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
- :: Instagram Story Views [All Stories] :: Instagram Story
- :: Visualizações Story Instagram BR :: Instagram Stories
- :: Instagram Live Views 60 Minutes :: Instagram Live
- :: Espectadores Live Instagram 30 min :: Instagram Ao Vivo
- :: Instagram Auto Likes [30 Days Subscription] :: Instagram Auto
- :: Curtidas Automáticas Instagram 🇧🇷 :: Instagram Automático
- :: Instagram Auto Views Future Posts :: Instagram Auto Views
- :: Instagram Comment Likes :: Instagram Comments
- :: Curtidas em Comentários Instagram :: Instagram
- :: Instagram Likes on Comments | HQ :: Instagram
- :: Instagram Impressions [Explore + Home] :: Instagram Likes / Impressions
- :: Instagram Reach + Profile Visits :: Instagram Impressions
- :: Visitas ao Perfil Instagram :: Instagram
- :: Instagram Poll Votes :: Instagram
- :: Votos enquete story :: Instagram
- :: Instagram Mentions User Followers :: Instagram Mentions
- :: Instagram Mass DM [Targeted Followers] :: Instagram DM
- :: Instagram Blue Badge Verification :: Instagram
- :: Selo Azul Instagram :: VIP
- :: Instagram PVA Accounts with 100 followers :: Accounts
- :: Contas antigas Instagram 2015 :: Contas
- :: Instagram Broadcast Channel Members :: Instagram Channel
- :: Membros Canal de Transmissão Instagram :: Instagram
- :: Instagram Followers + Likes Combo :: Instagram Packages
- :: Pacote 1000 seguidores + 500 curtidas Instagram :: Pacotes
- :: Instagram Reposts :: Instagram
- :: YouTube Live Stream Views 1 Hour :: YouTube Live
- :: Youtube Live Viewers [30 minutes] :: Livestream
- :: Visualizações Live YouTube ao vivo 2h :: YouTube
- :: YouTube Watch Hours 4000H :: YouTube Watchtime
- :: Horas de Exibição YouTube - monetização :: YouTube
- :: YouTube Monetization Package (1000 subs + 4000 hours) :: YouTube
- :: 4000 horas assistidas YouTube :: YouTube
- :: YouTube Dislikes :: YouTube
- :: Deslikes YouTube R30 :: YouTube
- :: YouTube Comment Likes :: YouTube
- :: YouTube Community Post Likes :: YouTube Community
- :: Votos enquete comunidade YouTube :: YouTube
- :: YouTube Premiere Waiting Views :: YouTube Premiere
- :: YouTube Comment Replies Custom :: YouTube
- :: TikTok Live Views 15 Minutes :: TikTok Live
- :: TikTok Live Likes :: TikTok Live
- :: Espectadores Live TikTok 60 min :: TikTok
- :: TikTok PK Battle Points :: TikTok
- :: TikTok Coins 1000 :: TikTok
- :: TikTok Comment Likes :: TikTok
- :: TikTok Story Views :: TikTok
- :: TikTok Repost :: TikTok
- :: Presentes TikTok Live (rosa) :: TikTok
- :: Facebook Page Likes + Followers :: Facebook
- :: Seguidores Facebook Página BR :: Facebook
- :: Facebook Reels Views :: Facebook
- :: Facebook / Instagram Video Views :: Facebook
- :: Twitter Followers [R30] :: Twitter / X
- :: X (Twitter) Likes :: X
- :: Visualizações Twitter X :: Twitter
- :: Telegram Channel Members [Non Drop] :: Telegram
- :: Membros Telegram BR :: Telegram
- :: Telegram Post Views [Last 5] :: Telegram
- :: Spotify Plays Premium :: Spotify
- :: Seguidores Spotify :: Spotify
- :: Twitch Followers :: Twitch
- :: Twitch Live Viewers :: Twitch
- :: Kwai Seguidores BR :: Kwai
- :: Curtidas Kwai :: Kwai
- :: Threads Followers [Instagram Threads] :: Threads
- :: Seguidores Threads Brasil :: Threads
- :: LinkedIn Followers :: LinkedIn
- :: Discord Members Online :: Discord
- :: Pinterest Saves :: Pinterest
- :: Snapchat Followers :: Snapchat
- :: SoundCloud Likes :: SoundCloud
- :: Website Traffic from Instagram :: Website Traffic
- :: Tráfego para site [Google Brasil] :: Tráfego
- :: Google Reviews 5 stars :: Google
- :: WhatsApp Channel Members :: WhatsApp
- :: Seguidores canal WhatsApp :: WhatsApp
- :: Kick Live Viewers :: Kick
- :: Likee Followers :: Likee
- :: Shopee Seguidores :: Shopee
- :: Instagram Account Report Service :: Instagram
- :: Teste - não comprar :: Teste
- :: ---- LEIA ANTES DE COMPRAR ---- :: Avisos
- :: Followers HQ Non Drop :: Twitter Followers
- :: Likes 10K :: Facebook Post
- :: Gift Card R$ 50 :: Outros
- :: Instagram + TikTok Followers Bundle :: Mix
- :: Deezer Fans :: Deezer
- :: Rumble Subscribers :: Rumble
- :: Instagram Unfollow Service :: Instagram
- :: Instagram Highlights Views :: Instagram
- :: Visualizações em Destaques Instagram :: Instagram
- :: YouTube Auto Views [Next Uploads] :: YouTube Auto
- :: Instagram Group Members Add :: Instagram
- :: TikTok Auto Likes :: TikTok
- :: Curtidas nas próximas fotos Instagram (assinatura) :: Instagram
- :: Bluesky Followers :: Bluesky
- :: Reddit Upvotes :: Reddit
- :: Instagram Interactions [ Chart ] :: Instagram Statistics
- :: Alcance Instagram + Impressões BR :: Instagram Estatísticas
- :: YouTube SEO Ranking Service :: YouTube
- :: Quora Followers :: Quora
- :: Instagram DM Mass Messages Brazil :: Instagram
`
  .trim()
  .split('\n')
  .map((line) => {
    const [label = '', name = '', category = ''] = line.split(' :: ')
    return { label, name, category }
  })
