/** Texts on the app's general pages, and between the screens. */
import type { app as English } from "../en/app.ts";

export const app: typeof English = {
  loading: "正在加载",
  broken: {
    title: "出了点问题",
    text: "我们的程序出错，页面停止了运行。你的照片没有变动，设置也已保存。",
    retry: "重试",
    reload: "重新加载页面",
  },
  notFound: {
    title: "这里什么也没挂",
    text: "这个网址没有对应的页面。",
    home: "前往首页",
    editor: "打开编辑器",
  },
  welcome: "欢迎使用 Matte",
  accountDeleted: "你的账号已删除",
};
