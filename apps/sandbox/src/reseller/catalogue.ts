/** A service of the reseller. `rate` is the price of 1,000 units in reais, or of one Package. */
export type ListedService = {
  service: number
  name: string
  type: 'Default' | 'Package' | 'Custom Comments'
  category: string
  rate: string
  min: number
  max: number
  refill: boolean
  cancel: boolean
  dripfeed: boolean
  removed?: boolean
}

type Row = [
  id: number,
  name: string,
  rate: string,
  min: number,
  max: number,
  marks?: string,
  type?: ListedService['type'],
]

/** Marks: r = refill, c = cancel, d = drip-feed. Names mix Portuguese and English, as on real panels. */
const byCategory: Record<string, Row[]> = {
  'Instagram - Seguidores [Brasil]': [
    [
      101,
      'Instagram Seguidores Brasileiros Reais | R30 | Início 0-30 min | Até 5K/dia',
      '11.90',
      50,
      100_000,
      'rcd',
    ],
    [102, 'Instagram Seguidores Mistos | Sem Reposição | 10K/dia', '6.40', 10, 200_000, 'd'],
    [103, 'Instagram Seguidores Brasileiros Premium | R60 | Botão Cancelar', '11.95', 100, 50_000, 'rc'],
  ],
  'Instagram - Followers [Worldwide]': [
    [104, 'Instagram Followers | Real Mixed | R30 ♻ | Speed 20K/day', '7.80', 10, 500_000, 'rcd'],
    [105, 'Instagram Followers | Old Accounts | AR 365 | Drop 5%', '10.50', 50, 300_000, 'rd'],
  ],
  'Instagram - Curtidas': [
    [121, 'Instagram Curtidas Brasileiras | R30 | Início imediato', '5.60', 10, 50_000, 'rcd'],
    [122, 'Instagram Likes | Real Mixed | Instant | 50K/hour', '1.20', 10, 300_000, 'cd'],
    [123, 'Instagram Curtidas Femininas BR | Botão Cancelar', '5.90', 20, 20_000, 'c'],
  ],
  'Instagram - Visualizações e Reels': [
    [131, 'Instagram Visualizações de Reels/Vídeo | Instantâneo', '0.35', 100, 10_000_000, 'd'],
    [132, 'Instagram Reels Views + Impressions | Instant', '0.52', 100, 5_000_000, 'd'],
    [133, 'Instagram Story Views | Todos os Stories | BR', '2.10', 50, 30_000, ''],
  ],
  'Instagram - Comentários': [
    [141, 'Instagram Comentários Brasileiros Aleatórios', '48.00', 5, 2_000, ''],
    [142, 'Instagram Comentários Personalizados BR', '72.00', 5, 1_000, 'c', 'Custom Comments'],
  ],
  'Instagram - Salvamentos e Compartilhamentos': [
    [151, 'Instagram Salvamentos (Saves) | Instantâneo', '0.90', 10, 100_000, 'd'],
    [152, 'Instagram Compartilhamentos (Shares) | Mundial', '2.40', 10, 100_000, ''],
    [153, 'Instagram Alcance + Impressões + Visitas ao Perfil', '1.80', 100, 500_000, ''],
  ],
  'YouTube - Visualizações': [
    [201, 'YouTube Visualizações | Retenção alta | R30 | Início 0-1h', '3.90', 100, 1_000_000, 'rcd'],
    [202, 'YouTube Views | Worldwide | Lifetime Guaranteed | 100K/day', '3.60', 500, 10_000_000, 'rd'],
    [203, 'YouTube Visualizações Brasil | Suggested/Browse', '3.95', 500, 200_000, 'c'],
  ],
  'YouTube - Inscritos': [
    [221, 'YouTube Inscritos Reais | R30 | 200-500/dia | Canal precisa de vídeo', '58.00', 50, 20_000, 'rcd'],
    [222, 'YouTube Subscribers | Worldwide | R60 | No Drop', '54.00', 100, 50_000, 'rc'],
    [223, 'YouTube Inscritos | Sem Reposição | Lento', '39.00', 50, 10_000, 'd'],
  ],
  'YouTube - Curtidas e Comentários': [
    [231, 'YouTube Curtidas | R30 | Instantâneo', '6.80', 10, 100_000, 'rd'],
    [232, 'YouTube Likes | Brazil | Real', '14.00', 20, 20_000, 'rc'],
    [233, 'YouTube Comentários Personalizados', '95.00', 5, 1_000, 'c', 'Custom Comments'],
    [234, 'YouTube Compartilhamentos (Shares) | Redes Sociais', '4.20', 100, 200_000, ''],
  ],
  'YouTube - Horas de Exibição e Lives': [
    [241, 'YouTube Watch Time 4000 Horas | Vídeo 60+ min | R30', '690.00', 100, 4_000, 'r'],
    [242, 'YouTube Live Stream Viewers | 60 minutos', '32.00', 50, 20_000, ''],
  ],
  'TikTok - Seguidores': [
    [301, 'TikTok Seguidores Brasileiros | R30 | Início 0-30 min', '13.80', 50, 100_000, 'rcd'],
    [302, 'TikTok Followers | Real Mixed | 10K/day | R30 ♻', '12.60', 10, 200_000, 'rcd'],
    [303, 'TikTok Seguidores Mundiais | No Refill', '9.90', 100, 100_000, 'd'],
  ],
  'TikTok - Curtidas': [
    [321, 'TikTok Curtidas | R30 | Instantâneo', '3.10', 10, 200_000, 'rcd'],
    [322, 'TikTok Likes Brazil | Real Accounts', '5.40', 20, 50_000, 'rc'],
  ],
  'TikTok - Visualizações': [
    [331, 'TikTok Visualizações | Instantâneo | Até 10M/dia', '0.12', 100, 100_000_000, 'd'],
    [332, 'TikTok Views + Algoritmo FYP Brasil', '0.60', 500, 10_000_000, ''],
  ],
  'TikTok - Comentários, Salvamentos e Compartilhamentos': [
    [341, 'TikTok Comentários Personalizados BR', '68.00', 5, 1_000, 'c', 'Custom Comments'],
    [342, 'TikTok Salvamentos (Favoritos) | Instantâneo', '1.10', 10, 100_000, 'd'],
    [343, 'TikTok Compartilhamentos (Shares) | Mundial', '1.40', 10, 500_000, 'd'],
    [344, 'TikTok Live Viewers | 30 minutos', '26.00', 20, 10_000, ''],
  ],
  Pacotes: [
    [901, 'Instagram Pacote Teste | 100 Seguidores + 50 Curtidas', '1.90', 1, 1, '', 'Package'],
    [902, 'Telegram Membros do Canal | R30', '8.50', 100, 50_000, 'rc'],
    [903, 'Spotify Plays | Brasil | Lifetime', '2.90', 1_000, 1_000_000, 'r'],
  ],
}

export const catalogue: ListedService[] = Object.entries(byCategory).flatMap(([category, rows]) =>
  rows.map(([service, name, rate, min, max, marks = '', type = 'Default']) => ({
    service,
    name,
    type,
    category,
    rate,
    min,
    max,
    refill: marks.includes('r'),
    cancel: marks.includes('c'),
    dripfeed: marks.includes('d'),
  })),
)
