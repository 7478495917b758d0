import Foundation
import FoundationNetworking
import UIKit
import WebKit

/// Shows pages of the web, as it was done before `WKWebView`. See https://developer.apple.com/documentation/uikit/uiwebview.
///
/// A `WKWebView` inside does the work. What Apple has of pages in columns (`paginationMode` and its kin) is not here.
@available(iOS, introduced: 2.0, deprecated: 12.0, message: "No longer supported; please adopt WKWebView.")
@preconcurrency @MainActor
open class UIWebView: UIView, UIScrollViewDelegate {
    /// Who is asked which pages are loaded, and told how that goes on.
    open weak var delegate: (any UIWebViewDelegate)?

    /// What shows the pages.
    let web: WKWebView
    /// What is heard of them.
    let events = PageEvents()

    /// A view without a page.
    public override init(frame: CGRect) {
        web = WKWebView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        setUp()
    }

    /// A view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        web = WKWebView(frame: .zero)
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(into: self, as: UIWebView.self)
    }

    private func setUp() {
        events.view = self
        web.navigationDelegate = events
        web.uiDelegate = events
        web.followsPages = scalesPageToFit
        web.keyboardNeedsTouch = keyboardDisplayRequiresUserAction
        web.allowsLinkPreview = false
        web.scrollView.delegate = self
        clipsToBounds = true
        addSubview(web)
    }

    // MARK: Parts and looks

    /// What scrolls the page. Its delegate is the view, unless the app sets another.
    open var scrollView: UIScrollView { web.scrollView }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if web.frame != bounds { web.frame = bounds }
    }

    /// Whether what is behind the view is hidden, also where a page has no colour.
    open override var isOpaque: Bool { didSet { web.isOpaque = isOpaque } }

    /// The colour behind pages and beyond their ends.
    open override var backgroundColor: UIColor? { didSet { web.underPageBackgroundColor = backgroundColor } }

    /// Whether pages are as wide as they say, 980 points if they say nothing, and are made as small as the view. Otherwise they are as wide as the
    /// view. `false` by default.
    open var scalesPageToFit = false { didSet { web.followsPages = scalesPageToFit } }

    /// What in pages that are loaded from now on becomes a link by itself: telephone numbers by default, unless a page says otherwise
    /// (`format-detection`).
    open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber

    /// Whether a page is seen only when all of it is there. `false` by default.
    open var suppressesIncrementalRendering = false

    /// Whether the keyboard comes only where a finger chose what takes text, and not by a script. `true` by default.
    open var keyboardDisplayRequiresUserAction = true {
        didSet {
            web.keyboardNeedsTouch = keyboardDisplayRequiresUserAction
            if !keyboardDisplayRequiresUserAction { web.focusPage() }
        }
    }

    // MARK: Media

    /// Whether films play in their place in the page. On phones they do not by default, on pads they do.
    open var allowsInlineMediaPlayback: Bool {
        get { web.playsMediaInline }
        set { web.playsMediaInline = newValue }
    }

    /// Whether media play only when a person wants them to. `true` by default.
    open var mediaPlaybackRequiresUserAction: Bool {
        get { web.mediaNeedTouch }
        set { web.mediaNeedTouch = newValue }
    }

    /// Whether media may go to other screens. There are none.
    open var mediaPlaybackAllowsAirPlay = true

    /// Whether films may be shown over other apps. There are none.
    open var allowsPictureInPictureMediaPlayback = true

    /// Whether a long touch on a link shows where it leads, as far as `WKWebView` does. `false` by default.
    open var allowsLinkPreview: Bool {
        get { web.allowsLinkPreview }
        set { web.allowsLinkPreview = newValue }
    }

    // MARK: Loading

    // @objc(loadRequest:)
    /// Loads what is asked for.
    open func loadRequest(_ request: URLRequest) { web.load(request) }

    // @objc(loadHTMLString:baseURL:)
    /// Shows a text of HTML, as if it were at an address.
    open func loadHTMLString(_ string: String, baseURL: URL?) { web.loadHTMLString(string, baseURL: baseURL) }

    // @objc(loadData:MIMEType:textEncodingName:baseURL:)
    /// Shows data of a kind, as if they were at an address.
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        web.load(data, mimeType: MIMEType, characterEncodingName: textEncodingName, baseURL: baseURL)
    }

    /// What the page that is shown was asked for by; `nil` before one has come.
    open var request: URLRequest? { events.request }

    /// Loads the page anew.
    open func reload() { web.reload() }

    /// Loads no more.
    open func stopLoading() { web.stopLoading() }

    /// Goes to the page before; nothing if there is none.
    open func goBack() { web.goBack() }

    /// Goes to the page after; nothing if there is none.
    open func goForward() { web.goForward() }

    /// Whether there is a page before.
    open var canGoBack: Bool { web.canGoBack }

    /// Whether there is a page after.
    open var canGoForward: Bool { web.canGoForward }

    // @objc(loading)
    /// Whether a page is being loaded.
    open var isLoading: Bool { web.isLoading }

    /// How long a script may take whose result is waited for, in seconds.
    private static let patience = 10.0

    // @objc(stringByEvaluatingJavaScriptFromString:)
    /// Runs a script in the page, and waits for what its last expression comes to: the text of a text, a number or a truth, and an empty one of
    /// all else, and of a script that fails.
    ///
    /// `nil` after ten seconds, and for a script that shows a panel, which runs on when the person has answered: nothing can be tapped while the
    /// app waits.
    open func stringByEvaluatingJavaScript(from script: String) -> String? {
        guard events.panel == nil else { return nil }
        return web.waitForText(of: script, atMost: Self.patience) { [events] in events.panel == nil }
    }

    // MARK: Scrolling

    /// The content offset changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }

    /// The zoom scale changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }

    /// A finger starts to drag.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }

    /// A finger is lifted. `velocity` is in points a millisecond; `targetContentOffset` may be changed.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { OptionalRequirement.notImplemented() }

    /// A finger was lifted; the content may go on moving.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { OptionalRequirement.notImplemented() }

    /// The content goes on moving after a drag.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }

    /// The content came to rest after a drag.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }

    /// An animated change of the offset ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }

    /// The view that is scaled when zooming; `nil` for none.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalRequirement.notImplemented() }

    /// Zooming starts.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { OptionalRequirement.notImplemented() }

    /// Zooming ended, a bounce included.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        OptionalRequirement.notImplemented()
    }

    /// Whether a tap on the status bar scrolls to the top. `true` if not implemented.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { OptionalRequirement.notImplemented() }

    /// The content was scrolled to the top by a tap on the status bar.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }

    /// The insets in force changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }
}
