import Foundation

/// A script of our own in every page, in a world that the page does not see. It tells how large the page is, where it is scrolled to, how wide it wants
/// to be, and whether it keeps a finger for itself.
@MainActor
enum PageReporter {
    /// The world of the script.
    static let world = WKContentWorld.reserved("Sampan")
    /// The name by which it sends its messages.
    static let name = HandlerName(name: "sampanPage", world: "Sampan")

    /// Scrolls the page to a place, in its own points.
    static func scrolling(to place: CGPoint, number: Int) -> String { "sampanScroll(\(place.x), \(place.y), \(number))" }

    /// The script.
    static let script = WKUserScript(
        source: """
            (() => {
                const post = (message) => webkit.messageHandlers.sampanPage.postMessage(message);
                let number = 0;
                let told = "";
                const report = () => {
                    const element = document.scrollingElement || document.documentElement;
                    if (!element) return;
                    const colors = [document.body, document.documentElement].map((part) => part && getComputedStyle(part).backgroundColor);
                    const message = {
                        kind: "size", x: scrollX, y: scrollY, width: element.scrollWidth, height: element.scrollHeight, number: number,
                        color: colors.find((color) => color && color !== "rgba(0, 0, 0, 0)") || "",
                    };
                    const text = JSON.stringify(message);
                    if (text !== told) { told = text; post(message); }
                };
                globalThis.sampanScroll = (x, y, asked) => {
                    number = asked;
                    scrollTo({ left: x, top: y, behavior: "instant" });
                    report();
                };
                let width = undefined;
                const viewport = () => {
                    const isPage = document.contentType === "text/html" || document.contentType === "application/xhtml+xml";
                    const all = document.querySelectorAll("meta[name=viewport i]");
                    const meta = all[all.length - 1];
                    const wanted = meta ? meta.content : isPage ? "width=980" : "width=device-width";
                    if (wanted !== width) { width = wanted; post({ kind: "viewport", content: wanted }); }
                };
                const observer = new MutationObserver(() => {
                    if (document.body || document.querySelector("meta[name=viewport i]")) viewport();
                });
                observer.observe(document, { childList: true, subtree: true });
                const sizes = new ResizeObserver(report);
                addEventListener("DOMContentLoaded", () => {
                    observer.disconnect();
                    viewport();
                    for (const element of [document.documentElement, document.body]) if (element) sizes.observe(element);
                    report();
                });
                addEventListener("load", () => { viewport(); report(); });
                addEventListener("resize", report);
                document.addEventListener("scroll", report, { passive: true });
                let part = null;
                globalThis.sampanMove = (x, y) => { if (part) part.scrollBy({ left: x, top: y, behavior: "instant" }); };
                const scrolls = (element, style) => /auto|scroll/.test(style) && element;
                for (const type of ["touchstart", "touchmove"]) {
                    addEventListener(type, (event) => {
                        if (event.defaultPrevented) return post({ kind: "finger", keeps: "page" });
                        if (type !== "touchstart") return;
                        for (let element = event.target; element && element !== document.body; element = element.parentElement) {
                            const style = getComputedStyle(element);
                            const vertical = element.scrollHeight > element.clientHeight && scrolls(element, style.overflowY);
                            const horizontal = element.scrollWidth > element.clientWidth && scrolls(element, style.overflowX);
                            if (element !== document.documentElement && (vertical || horizontal)) {
                                part = element;
                                return post({ kind: "finger", keeps: "part" });
                            }
                        }
                    }, { passive: true });
                }
            })();
            """,
        injectionTime: .atDocumentStart, forMainFrameOnly: true, in: world)
}

/// How wide a page wants to be, by what it says of itself for small screens.
struct PageViewport {
    /// How wide pages are that say nothing.
    private static let desktopWidth = 980.0

    private var values: [String: String] = [:]

    /// Reads the content of a page's `viewport`.
    init(_ content: String) {
        for pair in content.split(whereSeparator: { ",; ".contains($0) }) {
            let parts = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            if parts.count == 2 { values[parts[0]] = parts[1] }
        }
    }

    /// The width that the page is laid out for, on a screen of a width.
    func layoutWidth(on width: Double) -> Double {
        let scale = values["initial-scale"].flatMap(Double.init).map { min(max($0, 0.1), 10) }
        switch values["width"] {
        case "device-width"?: return max(width, scale.map { width / $0 } ?? 0)
        case let number?: return min(max(Double(number) ?? Self.desktopWidth, 200), 10000)
        case nil: return scale.map { width / $0 } ?? Self.desktopWidth
        }
    }
}
