/**
 * Han characters of names that are written in several forms: traditional, simplified, Japanese, and
 * the variants of registers. The first of a group stands for all.
 */
export const hanVariants: readonly string[] = `
  斎齋斉齊齐 沢澤泽 高髙 崎﨑嵜碕 辺邊邉边 島嶋嶌岛 浜濱濵滨 桜櫻樱 国國圀 広廣广 竜龍龙 徳德 恵惠 栄榮荣 吉𠮷 真眞 万萬 与與 会會 関關关 鉄鐵铁 黒黑 桑桒 柳栁
  富冨 峰峯 淵渕渊 瀬瀨濑 滝瀧泷 蔵藏 土圡 曽曾 壮壯 寿壽 条條 来來徕 検檢 横橫 歩步 毎每 静靜 青靑 頼賴赖 穂穗 稲稻 総總 弥彌 礼禮 祐佑 陳陈 張张 黃黄
  吳吴呉 劉刘 楊杨 趙赵 許许 鄭郑 謝谢 蘇苏 葉叶 盧卢 鍾锺钟鐘 蔣蒋 馮冯 鄧邓 蕭萧肖 羅罗 孫孙 馬马 陸陆 韓韩 龔龚 嚴严厳 賈贾 鄒邹 閻阎 譚谭 湯汤 溫温
  莊庄荘 連连 駱骆 顧顾 歐欧 區区 鄺邝 單单単 師师 畢毕 紀纪 聶聂 藍蓝 衛卫衞 談谈 賀贺 錢钱銭 闕阙 顏颜顔 饒饶 魯鲁 龐庞 豐丰豊 車车 貝贝 岡冈 東东 長长 門门
  儲储 簡简 範范 華华 偉伟 強强 軍军 紅红 麗丽 豔艳艷 勝胜 傑杰 銘铭 鋒锋 雲云 飛飞 鳳凤 鵬鹏 寶宝寳 寧宁 樂乐楽 樹树 橋桥 歡欢歓 潔洁 濤涛 滿满満 漢汉 潤润
  瑋玮 瓊琼 憲宪 慶庆 愛爱 應应応 憶忆 懷怀懐 擇择択 書书 曉晓暁 曄晔 業业 棟栋 楓枫 權权権 淨净浄 瑩莹 瑪玛 環环 璽玺 發发発 禎祯 穎颖頴 積积 純纯 紹绍 維维
  綺绮 綠绿緑 緒绪 緯纬 羣群 義义 習习 聖圣 聰聪聡 聲声 肅肃粛 興兴 蓮莲 蘭兰 螢萤蛍 見见 觀观観 覺觉覚 訓训 詩诗 詠咏 誌志 誠诚 諾诺 謙谦 譽誉 護护 財财 賢贤
  貴贵 資资 賓宾賔 贊赞賛 軒轩 輝辉 輪轮 進进 運运 達达 遠远 適适 遙遥 銀银 鋼钢 錦锦 鎮镇 鏡镜 開开 閔闵 陽阳 雙双 電电 頌颂 順顺 願愿 風风 駿骏 驍骁 驥骥
  魚鱼 鴻鸿 鶴鹤 點点 齡龄 嬌娇 嫻娴 學学 實实実 寬宽 將将 尋寻 導导 嶺岭 帥帅 彥彦 從从従 復复 恆恒 戀恋 戰战戦 揚扬 暢畅 暉晖 傳传伝 儀仪 億亿 儉俭倹 優优
  兒儿児 凱凯 劍剑剣 動动 勁劲 勳勋勲勛 勵励 協协 參参 員员 啟启啓 喬乔 園园 圖图図 堅坚 夢梦 奮奋 婭娅 嶽岳 宮宫 爾尔尓 巖岩巌 歷历歴 決决 沖冲 湧涌 漁渔 灣湾
  為为爲 煒炜 煥焕 燁烨 燈灯 燦灿 爍烁 爭争 獻献 瑤瑶 璣玑 碩硕 祿禄 禪禅 離离 穩稳穏 競竞 筆笔 節节 篤笃 紋纹 紗纱 紘纮 統统 絲丝糸 經经経 綱纲 綸纶 綾绫
  緣缘縁 緹缇 織织 繪绘絵 繼继継 續续続 翹翘 聞闻 聯联 職职 臨临 萊莱 葦苇 蒼苍 薩萨 藝艺 蘋苹 親亲 詳详 語语 論论 諸诸 謹谨 識识 讓让譲 貞贞 貽贻 賜赐 賞赏
  賦赋 質质 躍跃 輔辅 輕轻軽 農农 邁迈 釋释釈 釗钊 鈞钧 鈴铃 鉉铉 銓铨 銳锐鋭 錚铮 錫锡 鍵键 鐸铎 鑄铸鋳 鑑鉴鑒 隨随 雋隽 靈灵霊 靚靓 鞏巩 韋韦 韜韬 韻韵 項项
  頡颉 顯显顕 飄飘 養养 馳驰 騁骋 騏骐 騫骞 騰腾 鮑鲍 鳴鸣 鵑鹃 鶯莺 鷹鹰 麥麦 黨党 氣气気 圓圆円
`
  .trim()
  .split(/\s+/)
  .map((group) => group.normalize('NFKC'))

const firstOf: ReadonlyMap<string, string> = new Map(
  hanVariants.flatMap((group) => {
    const [first = '', ...others] = [...group]
    return others.map((other) => [other, first] as const)
  }),
)

/** A name with one form of each Han character, and without `々` and variation selectors. */
export const withOneForm = (name: string): string =>
  name
    .replace(/\p{Variation_Selector}/gu, '')
    .replace(/(\p{Script=Han})々/gu, '$1$1')
    .replace(/\p{Script=Han}/gu, (form) => firstOf.get(form) ?? form)
