// Before the first paint: the theme somebody chose here. Without a choice the stylesheet follows the system.
(function () {
  try {
    var theme = JSON.parse(localStorage.getItem("matte.theme"));
    if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
  } catch (blocked) {
    // Storage may be blocked; then the system decides.
  }
})();
