import Foundation

/// How pages behave. See https://developer.apple.com/documentation/webkit/wkpreferences.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    /// The pages that behave so.
    private var pages: [WeakPage] = []

    /// Pages behave as always.
    public nonisolated override init() { super.init() }

    /// Text of a page is no smaller than that, in points. 0 by default.
    open var minimumFontSize: CGFloat = 0 { didSet { changed() } }

    /// Whether scripts may open windows without a person's doing. `false` by default.
    open var javaScriptCanOpenWindowsAutomatically = false { didSet { changed() } }

    /// Whether the person is warned of pages that are known to deceive. None are known here.
    open var isFraudulentWebsiteWarningEnabled = true

    /// Whether scripts are run.
    @available(iOS, introduced: 8.0, deprecated: 14.0, message: "Use WKWebpagePreferences.allowsContentJavaScript")
    open var javaScriptEnabled: Bool {
        get { isJavaScriptOn }
        set { isJavaScriptOn = newValue }
    }

    /// `javaScriptEnabled`, for those who have to read it.
    var isJavaScriptOn = true { didSet { changed() } }

    /// Has a page behave so, now and after each change.
    func attach(_ page: NativePage) { pages.append(WeakPage(page: page)) }

    private func changed() {
        pages.removeAll { $0.page == nil }
        for page in pages.compactMap(\.page) {
            if let configuration = page.owner?.ownConfiguration { PageSettings.apply(configuration, to: page) }
        }
    }
}
