/** Texts on the app's general pages, and between the screens. */
export const app = {
  loading: "Loading",
  broken: {
    title: "Something went wrong",
    text: "An error of ours stopped this page. Your photos are untouched, and your settings are saved.",
    retry: "Try again",
    reload: "Reload the page",
  },
  notFound: {
    title: "Nothing hangs here",
    text: "There’s no page at this URL.",
    home: "Go to the home page",
    editor: "Open the editor",
  },
  welcome: "Welcome to Matte",
  accountDeleted: "Your account is deleted",
};
