/** Texts of the dialog that submits a look to the public page. */
import type { editorSubmission as English } from "../en/editor-submission.ts";

export const editorSubmission: typeof English = {
  title: "投稿此款式",
  name: "名称",
  description: "描述",
  author: "你的名字，公开显示",
  link: "链接",
  linkHint: "https://",
  anonymise: "如果我删除账号，保留此款式但不显示我的名字",
  note: "用我们自己的图片展示。不会发送你的照片。",
  read: "发布前会有人审阅。",
  submit: "投稿",
  submitted: "已投稿。审核结果会显示在你的账号页面。",
  failed: "无法投稿此款式。请重试。",
  invalid: {
    name: "请用普通文字命名。",
    description: "请用普通文字描述此款式。",
    author: "请用普通文字填写你的名字。",
    link: "链接须以 https:// 开头，并指向一个网站。",
    look: "此款式不能投稿。",
  },
};
