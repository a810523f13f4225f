// Runs before the first paint: applies the chosen theme, picks the gallery's first artwork and postpones later requests.
(function () {
  var root = document.documentElement;
  function applyChosenTheme() {
    try {
      var theme = JSON.parse(localStorage.getItem("matte.theme"));
      // Without a choice the style sheet follows the system.
      if (theme === "dark" || theme === "light") {
        root.dataset.theme = theme;
        // The colour of the browser's own bars; domain/theme sets it after this script.
        document.querySelectorAll("meta[data-of]").forEach(function (colour) {
          colour.setAttribute("media", colour.getAttribute("data-of") === theme ? "all" : "not all");
        });
      }
    } catch (blocked) {
      // Storage may be blocked: the system's scheme applies.
    }
  }
  applyChosenTheme();
  // The theme may change in another tab, or before this page returns from the back/forward cache.
  addEventListener("storage", applyChosenTheme);
  addEventListener("pageshow", function (shown) {
    if (shown.persisted) applyChosenTheme();
  });
  var artworks = document.querySelectorAll("link[data-first]");
  if (artworks.length === 0) return;
  var chosen = Math.floor(Math.random() * artworks.length);
  root.dataset.work = String(chosen + 1);
  // The preload links have a media query that never matches; the chosen one is requested without it.
  var early = artworks[chosen].cloneNode();
  early.removeAttribute("media");
  document.head.appendChild(early);
  // Requests for content below the first screen wait until it is painted: see first-screen.css.
  if (location.hash !== "") return;
  root.dataset.firstScreen = "";
  function requestRest() {
    delete root.dataset.firstScreen;
  }
  addEventListener("scroll", requestRest, { once: true });
  addEventListener("load", function () {
    // Loaded images still have to be painted.
    setTimeout(requestRest, 200);
  });
  // A slow image delays the load event; it must not delay the other requests.
  setTimeout(requestRest, 5000);
})();
