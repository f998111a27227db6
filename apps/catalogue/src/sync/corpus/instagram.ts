import { readLabelledNames } from './labelled-names.ts'

/** Labelled supplier names of Instagram services. */
export const instagramNames = readLabelledNames(`
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
`)
