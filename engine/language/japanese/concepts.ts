/** Cue words of each field. */
export const japaneseFields = `
foodWaste: 食品ロス, フードロス, 食べ残し, 食品廃棄, 食べ物を捨て
bakery: パン屋, ベーカリー, 売れ残ったパン, 洋菓子
restaurant: 飲食店, レストラン, 厨房, カフェ, 食堂
schoolMeals: 給食, 学校の昼食
transit: 電車, バス, 通勤, 公共交通, 鉄道, 地下鉄
sharedVehicles: シェアサイクル, カーシェア, 電動キックボード
drivers: 運転手, ドライバー, タクシー, 配達員
electricCars: 電気自動車, 充電スタンド, 電動車
cycling: 自転車, サイクリング
doctor: 病院, 診療, 患者, 医師, 医者, 通院, 診察, クリニック
nursing: 看護師, 夜勤, 病棟
familyCare: 家族介護, 介護, 認知症
newStaff: 新入社員, 新人研修, 入社, 見習い
onboarding: オンボーディング, 初回利用, 利用開始, 会員登録
bank: 銀行, 口座開設
remoteWork: 在宅勤務, テレワーク, リモートワーク
onlineShopping: 通販, ネットショッピング, オンラインショップ, ネット通販
foodDelivery: 宅配, 出前, フードデリバリー, ネットスーパー
supermarket: スーパー, セルフレジ, 商店
gym: ジム, フィットネス
volunteering: ボランティア
club: クラブ, サークル, 町内会
library: 図書館
museum: 博物館, 美術館, 展覧会
wasteSorting: ごみ, ゴミ, リサイクル, 分別
packaging: 包装, パッケージ, 容器
languageCourse: 語学, 英会話, 英語学習, オンライン講座
teaching: 教師, 教員, 授業
childLearning: 子どもの学習, 知育, 読み聞かせ, 学習アプリ
childcare: 保育園, 保育士, 幼稚園, 保育所
hotel: ホテル, 旅館, 民泊
travel: 旅行, 観光, 空港
insurance: 保険
energy: 電気代, 電気料金, ガス代, 光熱費, 省エネ, 電力
furniture: 家具
farming: 農家, 農業, 畑, 酪農, 農作物
housing: 住宅, 賃貸, マイホーム, 住まい, 物件
secondHand: 中古, 古着, フリマ
mobilePay: スマホ決済, キャッシュレス, 電子マネー
water: 飲料水, 水道, 飲み水
foodMakers: チーズ, 酒蔵, 養蜂, 直売所, 生産者
jobSearch: 就職活動, 転職, 求職, 就活
customerSupport: カスタマーサポート, コールセンター, 問い合わせ窓口
publicOffices: 役所, 行政, 確定申告, 市役所
media: 動画配信, ポッドキャスト, ニュース, 新聞, テレビ, 映画, 音楽, ゲーム
sleep: 睡眠, 不眠
software: ソフトウェア, 管理システム, 表計算, 業務システム
olderPeople: 高齢者, 高齢の, シニア, お年寄り
app: アプリ
`;

/** The name of each concept, and the words of a brief that call for it. */
export const japaneseConcepts = `
wasteReasons: 捨てる理由; 捨て, 腐
leftovers: 残り物の活用; 残り物, 食べ残し
storage: 保存と賞味期限; 冷蔵庫, 賞味期限, 保存
shopPlanning: 買い物と献立の計画; 献立, 買い物リスト
portions: 一人前の量; 量が多, 盛り付け
wasteFeelings: 捨てることへの気持ち; 罪悪感
quantities: 数量の見積もり; 生産量, 仕込み, 発注
unsold: 売れ残り; 売れ残
priceCuts: 値引き; 値引, 割引
donating: 寄付; 寄付
freshness: 鮮度; 鮮度, 新鮮
customers: 客との関係; 常連
menu: 献立の種類; メニュー
staffing: 人手不足; 人手
hygiene: 清潔さと衛生; 衛生, 清潔
taste: 味の好み; 好み, 味付け, 風味
healthyFood: 健康的な食事; 栄養
delays: 遅延と運休; 遅延, 遅れ, 運休
disruption: 遅延時の情報; 運行情報, 遅延のとき, 遅延時
crowding: 混雑と時間帯; 混雑, 満員, ラッシュ
fares: 運賃と切符; 運賃, 切符, 定期券
connections: 乗り換え; 乗り換え
alternatives: 代わりの手段; 代わり, 迂回
parking: 駐車と駐輪; 駐車, 駐輪
condition: 品物の状態; 品物の状態
availability: 使いたいときの空き状況; 空き状況, 品切れ
deposit: 預かり金と返金; 預かり金
safety: 安全性; 安全, 事故, 危険
earnings: 収入と経費; 収入
passengers: 乗客とのやり取り; 乗客
traffic: 道路状況とルート; 渋滞, 道路
workHours: 労働時間と休憩; 残業, 労働時間
platform: 運営会社の規則; プラットフォーム
charging: 充電できる場所; 充電
range: 航続距離への不安; 航続距離
chargePrices: 充電の費用; 充電料金
tripPlanning: 旅程の計画; 旅程, 計画を立て
purchase: 購入の決め手; 購入を決め
cyclePaths: 自転車道; 自転車道
theft: 盗難対策; 盗難, 盗ま
weather: 天候と季節; 天気, 天候, 冬, 夏, 雨
booking: 予約の取り方; 予約
waiting: 待ち時間; 待ち時間, 待つ, 行列
doctorChoice: 医師の選び方; 医師を選, 医者を選
doctorTalk: 医師との対話
treatment: 治療と薬; 治療, 薬
privacy: 個人情報の扱い; 個人情報, プライバシー
handover: 引き継ぎ; 引き継ぎ, 申し送り
errors: ミスとその原因; ミス, 間違い, 失敗
fatigue: 疲労; 疲労, 疲れ
records: 記録の作成; 記録
workload: 仕事量と時間の余裕; 業務量, 多忙, ストレス
burden: 介護の負担; 介護の負担
respite: 休息; 休息, 息抜き
relatives: 家族の手助け; 家族, 孫
careHomes: 施設への入所; 老人ホーム, 施設入所
entitlements: 給付と制度; 給付, 補助金
firstDays: 入社直後の過ごし方; 入社直後
training: 研修と教育; 研修
colleagues: 同僚との交流; 同僚, 雑談
tasks: 役割分担; 役割分担, 担当業務
mentor: 指導役と相談相手; 指導役, メンター
equipment: 設備と備品; 設備, 備品
firstSteps: 最初の使い始め; 使い始め
signup: 登録手続き; 登録
instructions: 説明のわかりやすさ; 説明書, 説明, 手順
verification: 本人確認; 本人確認
helpContact: 問い合わせと支援; 問い合わせ, サポート
dropout: やめる理由; やめ, 挫折, 続かな, 離脱
fraud: 詐欺への不安; 詐欺
transfers: 振込と送金; 振込, 送金
trust: 信頼と疑問; 信頼, 信用
fees: 会費と契約; 会費, 手数料, 月謝
worklife: 仕事と家庭の両立; 仕事と家庭, 両立, 家庭の境目
meetings: 会議; 会議
concentration: 集中できる環境; 集中
homeOffice: 自宅の仕事場; 仕事場
recognition: 評価と承認; 上司の評価, 承認, 感謝
productChoice: 選び方と比較; 選び, 選ぶ, 比較
reviews: 口コミと評判; 口コミ, 評判, レビュー
payment: 支払い方法; 支払い, 決済
delivery: 配送; 配送, 配達
courierContact: 配達員とのやり取り; 配達員
returns: 返品と返金; 返品, 返金
findingGoods: 商品の探しやすさ; 売り場, 商品を探
prices: 価格と特売; 価格, 値段, 特売, クーポン, 料金
checkout: 会計とレジ; レジ, 会計
legibility: 文字の大きさと見やすさ; 文字, 見やすさ, 見づら
staffHelp: 店員や職員の手助け; 店員, 職員
shopHabits: 買い物の習慣; 買い物
motivation: やる気と目標; やる気, モチベーション, 動機づけ
schedule: 時間のやりくり; 時間がな, 時間割, 忙し
coaching: 指導と助言; トレーナー, コーチ
leaving: 退会や離職の理由; 退会, 離職, 解約
community: 仲間とのつながり; 仲間, つながり
volunteers: 担い手の確保; 担い手
borrowing: 貸し出しと返却; 貸し出し, 借り
openingHours: 開館時間; 開館時間, 営業時間
studySpaces: 学習スペース; 自習, 学習室
noise: 騒音と静けさ; 騒音, うるさ, 静か
collection: 蔵書の充実; 蔵書
exhibits: 展示と解説; 展示, 解説
signage: 案内表示; 案内
tickets: 入場券; 入場券, 入館料
familyVisits: 子ども連れの利用; 子ども連れ, 親子
returnVisits: また訪れたい理由; また来, 再訪
sortingRules: 分別ルールの理解; 分別
bins: ごみ箱と収集場所; ごみ箱, 収集
space: 置き場所; 置き場, 狭い
recyclingTrust: リサイクルへの信頼
sortMotivation: 分別する動機
neighbours: 近所付き合い; 近所, 住民
packMaterial: 容器の素材; プラスチック, 素材
disposal: 使用後の処分; 処分
leaks: 液漏れと破損; 漏れ, 破損
environment: 環境への配慮; 環境問題, 環境への, 気候
packPrice: 包装の費用
speaking: 会話の練習; 会話, 発音
teacherFeedback: 講師からの助言; 講師
progress: 上達の実感; 上達, 成績
lessonPlanning: 授業の準備; 授業の準備, 授業準備
materials: 教材; 教材, 教科書
pupils: 児童や生徒への配慮; 生徒, 児童
parentContact: 保護者との連絡; 保護者, 連絡帳
screenTime: 画面を見る時間; 画面を見る
content: 内容と難しさ; 難易度
parentRole: 親の関わり方; 両親, 親の, 親が
appUse: アプリの使い方; アプリ
handling: 操作のしやすさ; 操作, 使いにく, どこで困る
paperwork: 書類作成; 書類作成
notifications: 通知とお知らせ; 通知, お知らせ
hotelChoice: 宿の選び方; ホテルを選, 宿を選
roomQuality: 部屋と清潔さ; 部屋, 客室
location: 立地と周辺; 立地
cancelTerms: キャンセル条件; キャンセル
transport: 現地での移動; 移動
language: 言葉の壁; 言葉, 専門用語, 外国語
lodging: 宿泊先; 宿泊
localContact: 地元の人との交流; 地元の人
coverage: 補償の範囲; 補償
claims: 請求と支払い; 保険金, 請求手続
premiums: 保険料; 保険料
contracts: 契約条件; 契約
billReading: 明細の理解; 明細, 請求書
consumption: 家庭の使用量; 使用量
energySaving: 節約の工夫; 節電, 節約, 省エネ
switching: 会社の乗り換え; 電力会社
arrears: 支払いの遅れ; 滞納
meters: メーターと検針; メーター, 検針
missingParts: 部品の不足; 部品
tools: 工具と道具; 工具, 道具
helpers: 周囲の手助け; 手伝
damage: 破損と不具合; 不具合, 傷
cropDecisions: 作付けの判断; 作付け, 収穫, 害虫
advice: 助言と情報; 助言, 相談
marketPrices: 市場価格; 市場価格, 相場
machines: 農機と技術; 農機, トラクター
homeSearch: 物件探し; 物件探し, 家探し
viewings: 内見; 内見
loan: 住宅ローンと銀行; ローン
budget: 予算; 予算
agents: 不動産業者と大家; 不動産, 大家
sellerTrust: 出品者への信頼; 出品者, 売り手
priceHaggling: 値段の交渉; 値下げ, 値段交渉
sizeFit: サイズと着心地; サイズ
network: 通信の不具合; 通信, 圏外
cash: 現金の習慣; 現金
waterAccess: 水の入手
waterQuality: 水質; 水質
distance: 距離と移動時間; 距離, 遠い
illness: 健康と病気; 健康, 病気
repairs: 修理と手入れ; 修理, 手入れ, 故障
rules: 規則と検査; 規則, 法律, 規制
sales: 販売と宣伝; 販売, 宣伝
quality: 品質; 品質
priceSetting: 値段の決め方; 値付け
applications: 応募書類; 応募, 履歴書
interviews: 採用面接; 採用面接
pay: 給与と待遇; 給与, 待遇, 賃金
skills: 技能と資格; スキル, 資格, 技能
rejections: 不採用の経験; 不採用
phone: 電話での連絡; 電話
competence: 担当者の知識
complaints: 苦情; 苦情, クレーム
followUp: その後の対応; 折り返し
tone: 話し方と態度; 接客態度
forms: 書類と様式; 書類, 申請書
deadlines: 期限; 期限, 締め切り
officeVisits: 窓口での手続き; 窓口
online: オンライン手続き; オンライン手続, ウェブサイト
contentChoice: 作品や番組の選び方
subscriptions: 定額契約; サブスク, 定額
advertising: 広告; 広告
sources: 情報源への信頼; 情報源, デマ
recommendations: 人からの勧め; おすすめ, 勧め
routines: 習慣と日課; 習慣, 日課
worries: 不安と心配; 不安, 心配, 悩み
dataEntry: データ入力; 入力
integration: 他システムとの連携; 連携
reports: 報告書と分析; 報告書
digitalSkills: スマートフォンの習熟; 苦手, スマホ
mobility: 外出のしやすさ; 外出
school: 学校の休み; 夏休み
`;
