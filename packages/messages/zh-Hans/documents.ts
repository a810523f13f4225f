/** Texts in documents but not on the page itself: descriptions for search engines and link previews, the app's name. */
import type { documents as English } from "../en/documents.ts";

const about = "Matte 在你的浏览器中为照片加上边框、署名和相机数据，不损伤照片。";

export const documents: typeof English = {
  descriptions: {
    landing: `${about}可免费试用。`,
    tool: "用衬纸、细描边和说明为照片装框，导出为 JPEG 或 PNG。JPEG 保留自己的数据。",
    account: "你的方案、你的回答、你的数据，以及如何删除账号。",
    checkout: "升级到 Pro 或 Studio。随时取消；30 天退款保证。",
    device: "输入设备上显示的代码，让设备登录你的账号。",
    admin: "供管理员查看的统计、用户和图片。",
    looks: "其他人制作的衬纸，用我们自己的图片展示。不用账号，就能在你的照片上试用。",
    lookWithdrawn: "此款式已撤回。其他款式在“所有款式”页面，不用账号就能在照片上试用。",
    help: "如何用 Matte 为照片装框、加说明、裁剪和导出，共十页短文，可以搜索。",
    terms: "你可以怎样使用 Matte 和用它制作的内容，费用是多少，以及你我各自的责任。",
    privacy: "Matte 存储关于你和你的照片的哪些内容，存在哪里，保存多久，以及如何删除。",
    newsletter: "Matte 的新功能，以及为照片装框的想法，每月至多一封。一键退订。",
    confirm: "点击一次确认邮箱地址，即可收到 Matte 的邮件通讯，每月至多一封。",
    unsubscribe: "一键退订。你的邮箱地址会从名单中删除。",
    notFound: about,
  },
  noScript: "Matte 在此浏览器中为照片装框，因此需要 JavaScript。",
  app: {
    name: "Matte",
    description: "为照片加上衬纸边框、署名和相机数据，不损伤照片。",
  },
};
