/** Cue words of each field. */
export const chineseFields = `
foodWaste: 食物浪费, 浪费食物, 粮食浪费, 剩饭, 剩菜, 扔掉食物, 食品浪费
bakery: 面包, 烘焙, 糕点
restaurant: 餐厅, 餐馆, 饭店, 咖啡馆, 厨师, 后厨
schoolMeals: 学校食堂, 学校午餐, 校餐, 营养餐
transit: 地铁, 公交, 火车, 高铁, 通勤, 公共交通, 列车
sharedVehicles: 共享单车, 共享汽车, 共享电动车, 共享自行车
drivers: 司机, 骑手, 网约车, 快递员, 外卖员
electricCars: 电动汽车, 电动车, 新能源车, 充电桩
cycling: 骑行, 自行车, 骑车
doctor: 医院, 看病, 患者, 医生, 就诊, 挂号, 门诊, 诊所
nursing: 护士, 护理人员, 夜班
familyCare: 照顾老人, 照护, 失智, 痴呆, 家庭护理
newStaff: 新员工, 新人入职, 入职培训, 学徒
onboarding: 新用户, 新手引导, 注册流程, 首次使用
bank: 银行, 开户
remoteWork: 远程办公, 居家办公, 在家办公, 在家工作, 混合办公
onlineShopping: 网购, 网上购物, 电商, 手机上购物, 线上购物
foodDelivery: 外卖平台, 生鲜配送, 点外卖, 买菜平台
supermarket: 超市, 自助结账, 菜市场
gym: 健身
volunteering: 志愿者, 义工
club: 俱乐部, 社团, 协会
library: 图书馆
museum: 博物馆, 展览, 美术馆
wasteSorting: 垃圾分类, 垃圾, 回收
packaging: 包装, 餐盒
languageCourse: 英语课程, 语言课程, 学英语, 语言学习, 学外语, 在线课程
teaching: 教师, 备课, 课堂, 老师
childLearning: 儿童阅读, 孩子学习, 早教, 儿童学习
childcare: 幼儿园, 托儿所, 托育
hotel: 酒店, 民宿, 旅馆
travel: 旅游, 旅行, 游客, 度假, 机场, 景点
insurance: 保险
energy: 电费, 用电, 燃气费, 电力, 供暖, 能源
furniture: 家具
farming: 农民, 农业, 种植, 农场, 养殖
housing: 买房, 租房, 住房, 房贷, 首套房
secondHand: 二手, 闲置物品
mobilePay: 移动支付, 手机支付, 扫码支付
water: 饮用水, 自来水, 安全用水
foodMakers: 小作坊, 养蜂, 酿酒, 农产品, 手工食品
jobSearch: 求职, 找工作, 应聘, 失业, 招聘
customerSupport: 客服, 售后服务, 呼叫中心
publicOffices: 办事大厅, 政务, 税务, 报税, 社保
media: 短视频, 播客, 新闻, 电视, 电影, 音乐, 直播, 游戏
sleep: 睡眠, 失眠
software: 软件, 管理系统, 仪表盘, 电子表格
olderPeople: 老年人, 老人, 长者
app: 应用程序, 应用, APP, app, 小程序, 手机软件
`;

/** The name of each concept, and the words of a brief that call for it. */
export const chineseConcepts = `
wasteReasons: 丢弃食物的原因; 扔掉, 丢弃, 变质
leftovers: 剩菜剩饭的利用; 剩菜, 剩饭
storage: 储存与保质期; 冰箱, 保质期, 储存
shopPlanning: 采购与做饭计划; 购物清单
portions: 份量大小; 份量, 分量
wasteFeelings: 对浪费的感受; 内疚
quantities: 数量的估算; 产量, 备货, 数量多少
unsold: 卖不完的商品; 卖不完, 未售出
priceCuts: 打折与降价; 打折, 降价, 折扣
donating: 捐赠; 捐赠, 慈善
freshness: 新鲜程度; 新鲜
customers: 与顾客的关系; 老顾客, 回头客
menu: 菜单与菜品种类; 菜单
staffing: 人手不足; 人手
hygiene: 清洁与卫生; 卫生, 清洁
taste: 口味与偏好; 口味
healthyFood: 健康饮食; 营养, 健康饮食
delays: 晚点与停运; 晚点, 延误
disruption: 突发情况的通知; 故障通知, 停运
crowding: 拥挤与高峰时段; 拥挤, 高峰, 人多
fares: 票价与购票; 票价, 车票
connections: 换乘; 换乘
alternatives: 替代方案; 替代
parking: 停车; 停车
condition: 物品的成色与状况; 成色, 车况
availability: 需要时能否找到; 缺货, 找不到车
deposit: 押金与退款; 押金
safety: 安全; 安全, 事故, 危险
earnings: 收入与开支; 收入
passengers: 与乘客的相处; 乘客
traffic: 路况与路线; 路况, 堵车
workHours: 工作时间与休息; 加班, 工时
platform: 平台规则; 平台
charging: 充电条件; 充电
range: 续航焦虑; 续航
chargePrices: 充电费用; 充电费
tripPlanning: 行程规划; 行程, 路线规划
purchase: 购买决定; 购买决定
cyclePaths: 自行车道; 自行车道
theft: 失窃与防盗; 被盗, 失窃
weather: 天气与季节; 天气, 冬天, 夏天, 下雨
booking: 预约挂号; 预约, 挂号
waiting: 排队与等候; 排队, 等候, 等待
doctorChoice: 医生的选择; 选择医生
doctorTalk: 与医生的沟通
treatment: 治疗与用药; 治疗, 用药, 药品
privacy: 隐私与个人信息; 隐私, 个人信息
handover: 信息交接; 交接
errors: 差错及其原因; 出错, 差错, 错误
fatigue: 疲劳与倦怠; 疲劳, 倦怠
records: 记录与文书; 病历, 文书
workload: 工作量与时间压力; 工作量, 压力
burden: 照护负担; 负担
respite: 喘息与休息; 喘息
relatives: 家人的帮助; 子女, 家人
careHomes: 入住养老院; 养老院
entitlements: 补贴与福利; 补贴, 福利
firstDays: 入职头几天; 头几天
training: 培训与指导; 培训
colleagues: 与同事的交流; 同事
tasks: 任务与职责; 职责
mentor: 导师与联系人; 导师
equipment: 设备与用品; 设备, 器材
firstSteps: 初次上手; 上手
signup: 注册流程; 注册
instructions: 说明与指引; 说明书, 指引, 教程
verification: 身份验证; 身份验证, 实名
helpContact: 求助渠道; 客服, 求助
dropout: 放弃的原因; 放弃, 坚持不下去, 半途而废, 退课
fraud: 对诈骗的担心; 诈骗, 骗局, 受骗
transfers: 转账与付款; 转账
trust: 信任与疑虑; 信任, 信赖, 不放心
fees: 收费与合同; 会员费, 手续费, 学费
worklife: 工作与生活的平衡; 家庭生活, 工作与生活
meetings: 会议; 会议, 开会
concentration: 专注与干扰; 专注, 干扰, 打扰
homeOffice: 家中的办公环境; 办公环境
recognition: 认可与评价; 认可
productChoice: 选择与比较; 选择, 比较, 挑选
reviews: 评价与推荐; 好评, 差评, 口碑
payment: 付款方式; 付款, 支付
delivery: 配送; 配送, 送货, 快递, 外卖
courierContact: 与骑手的沟通; 骑手
returns: 退货与退款; 退货, 退款
findingGoods: 商品的寻找; 货架
prices: 价格与优惠; 价格, 优惠, 便宜, 太贵
checkout: 结账; 结账, 收银
legibility: 字体大小与清晰度; 字体, 字太小
staffHelp: 工作人员的帮助; 工作人员
shopHabits: 购物习惯; 购物习惯
motivation: 动力与目标; 动力, 积极性
schedule: 时间安排; 上课时间, 没时间, 时间安排
coaching: 教练与指导; 教练
leaving: 离开的原因; 离职, 退会, 取消会员
community: 归属感; 归属感, 社群
volunteers: 招募志愿者; 招募
borrowing: 借阅与归还; 借书, 借阅
openingHours: 开放时间; 开放时间, 营业时间
studySpaces: 自习空间; 自习
noise: 噪音与安静; 噪音, 吵, 安静
collection: 藏书种类; 藏书, 书籍
exhibits: 展品与讲解; 展品, 讲解
signage: 标识与指路; 标识, 指示牌
tickets: 门票与入场; 门票
familyVisits: 亲子参观; 亲子, 带孩子
returnVisits: 再次到访的理由; 再次到访, 再来
sortingRules: 对分类规则的理解; 怎么分, 分类规则
bins: 垃圾桶与投放点; 投放点, 垃圾桶
space: 空间不足; 空间
recyclingTrust: 对回收的信任
sortMotivation: 分类的意愿; 不愿意分类, 分类意愿
neighbours: 邻里与社区; 社区, 邻居
packMaterial: 包装材料; 塑料, 纸盒
disposal: 用后的处理; 处理餐盒, 用后
leaks: 渗漏与破损; 漏汤, 渗漏, 破损
environment: 环保意识; 环保, 环境, 气候
packPrice: 环保包装的价格; 包装的价格, 包装价格
speaking: 口语练习; 口语, 发音
teacherFeedback: 老师的反馈; 反馈
progress: 学习进步; 进步, 成绩
lessonPlanning: 备课; 备课
materials: 教学材料; 教材
pupils: 学生的需求; 学生
parentContact: 与家长的沟通; 家长
screenTime: 屏幕时间; 屏幕
content: 内容与难度; 内容
parentRole: 父母的作用; 父母
appUse: 应用的使用; 应用程序, 小程序, app, APP
handling: 操作与界面; 操作, 界面, 按钮
paperwork: 手续与文书; 手续
notifications: 提醒与通知; 提醒, 通知
hotelChoice: 酒店的选择; 选择酒店
roomQuality: 房间与卫生; 房间
location: 位置与周边; 位置
cancelTerms: 取消政策; 取消预订, 取消订单
transport: 当地交通; 交通不便
language: 语言障碍; 语言障碍, 语言不通
lodging: 住宿; 住宿
localContact: 与当地人的交流; 当地人
coverage: 保障范围; 保障范围
claims: 理赔; 理赔, 报销
premiums: 保费; 保费
contracts: 合同条款; 合同, 条款
billReading: 对账单的理解; 账单
consumption: 家庭用量; 用电量, 用量
energySaving: 节能方法; 节能, 省电, 节约
switching: 更换供应商; 供应商
arrears: 欠费; 欠费, 拖欠
meters: 电表与读数; 电表
missingParts: 缺少的零件; 零件
tools: 工具; 工具
helpers: 他人的帮助
damage: 损坏与缺陷; 损坏
cropDecisions: 种植决策; 播种, 收成, 病虫害
advice: 建议与咨询; 建议, 咨询
marketPrices: 市场行情; 行情
machines: 机械与技术; 农机, 机械
homeSearch: 找房; 找房
viewings: 看房; 看房
loan: 贷款与银行; 贷款, 房贷
budget: 预算; 预算
agents: 中介与房东; 中介, 房东
sellerTrust: 对卖家的信任; 卖家
priceHaggling: 价格与议价; 议价, 砍价
sizeFit: 尺码与合身; 尺码
network: 网络与连接故障; 没有网络, 断网
cash: 现金习惯; 现金
waterAccess: 用水的便利程度
waterQuality: 水质; 水质
distance: 距离与路上时间; 距离, 太远
illness: 健康与疾病; 健康, 疾病
repairs: 维修与保养; 维修, 保养, 故障
rules: 规定与检查; 规定, 法规
sales: 销售与宣传; 销售, 推广
quality: 质量; 质量, 品质
priceSetting: 定价; 定价
applications: 简历与投递; 简历
interviews: 求职面试; 求职面试
pay: 薪资与待遇; 工资, 薪资, 待遇
skills: 技能与资历; 技能
rejections: 被拒的经历; 被拒
phone: 电话联系; 电话, 打电话
competence: 客服的专业程度
complaints: 投诉; 投诉, 抱怨
followUp: 后续跟进; 跟进
tone: 语气与态度; 服务态度
forms: 表格与材料; 表格
deadlines: 期限; 期限, 截止
officeVisits: 窗口办事; 窗口
online: 线上办理; 网上办理, 线上办理
contentChoice: 内容的选择
subscriptions: 订阅; 订阅
advertising: 广告; 广告
sources: 对信息来源的信任; 信息来源, 谣言
recommendations: 推荐; 推荐
routines: 习惯与日常安排; 习惯, 日常
worries: 担忧与顾虑; 担心, 担忧, 害怕, 焦虑, 顾虑
dataEntry: 数据录入; 录入
integration: 与其他系统的连接; 对接
reports: 报表与分析; 报表
digitalSkills: 手机使用技能; 不会用, 使用困难, 遇到哪些困难
mobility: 出行便利; 出行
school: 学校假期; 寒暑假
`;
