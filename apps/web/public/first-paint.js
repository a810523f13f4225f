// Before the first paint: the theme somebody chose here, which work hangs in the gallery, and what waits until that is there.
(function () {
  var root = document.documentElement;
  function wearChosenTheme() {
    try {
      var theme = JSON.parse(localStorage.getItem("matte.theme"));
      // Without a choice the stylesheet follows the system.
      if (theme === "dark" || theme === "light") {
        root.dataset.theme = theme;
        // The browser's own bars follow; lib/theme does the same later.
        document.querySelectorAll("meta[data-of]").forEach(function (colour) {
          colour.setAttribute("media", colour.getAttribute("data-of") === theme ? "all" : "not all");
        });
      }
    } catch (blocked) {
      // Storage may be blocked; then the system decides.
    }
  }
  wearChosenTheme();
  // Chosen later on another page: beside this one, or before somebody came back to it.
  addEventListener("storage", wearChosenTheme);
  addEventListener("pageshow", function (shown) {
    if (shown.persisted) wearChosenTheme();
  });
  var works = document.querySelectorAll("link[data-first]");
  if (works.length === 0) return;
  var chosen = Math.floor(Math.random() * works.length);
  root.dataset.work = String(chosen + 1);
  // All of them wait under a media query that nothing meets; this one need not.
  var early = works[chosen].cloneNode();
  early.removeAttribute("media");
  document.head.appendChild(early);
  // What stands further down is fetched once the first screen is there: see first-screen.css.
  if (location.hash !== "") return;
  root.dataset.firstScreen = "";
  function goOn() {
    delete root.dataset.firstScreen;
  }
  addEventListener("scroll", goOn, { once: true });
  addEventListener("load", function () {
    // What has come must still be painted.
    setTimeout(goOn, 200);
  });
  // A picture that hangs on its way holds up the load, and need not hold up the rest.
  setTimeout(goOn, 5000);
})();
