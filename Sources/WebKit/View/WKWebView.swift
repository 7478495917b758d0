import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

/// Shows pages of the web. See https://developer.apple.com/documentation/webkit/wkwebview.
///
/// WebKitGTK loads and draws them, in processes of its own; this view gives it fingers and keys, and scrolls.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// Who is asked which pages are loaded, and told how that goes on.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Who shows what pages want to be shown outside them.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// What scrolls the page.
    public let scrollView: UIScrollView

    let ownConfiguration: WKWebViewConfiguration
    let page: NativePage
    let pageView: PageView
    var scroller: PageScroller
    var state = PageState()
    var navigations = NavigationState()
    private var chosenColor: UIColor?
    private var edges: [UIScreenEdgePanGestureRecognizer] = []

    /// A view of a configuration, which it copies.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        _ = WebEngine.start
        ownConfiguration = configuration.copied()
        let parts = Self.makeParts(ownConfiguration)
        (page, pageView, scroller, scrollView) = parts
        super.init(frame: frame)
        setUp()
    }

    /// A view as an app says nothing.
    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    /// A view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        _ = WebEngine.start
        ownConfiguration = WKWebViewConfiguration(document: coder.documentRecord)
        let parts = Self.makeParts(ownConfiguration)
        (page, pageView, scroller, scrollView) = parts
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(into: self, as: WKWebView.self)
    }

    private static func makeParts(_ configuration: WKWebViewConfiguration) -> (NativePage, PageView, PageScroller, UIScrollView) {
        let opener = configuration.opener
        let context = opener?.context ?? configuration.websiteDataStore.context(configuration.schemes)
        let page = NativePage(context: context, configuration: configuration, opener: opener)
        let view = PageView(page)
        let scrollView = PageScrollView(frame: .zero)
        return (page, view, PageScroller(page, view, scrollView), scrollView)
    }

    private func setUp() {
        page.owner = self
        Self.views[UnsafeRawPointer(page.view)] = WeakView(view: self)
        clipsToBounds = true
        addSubview(scrollView)
        scroller.begin { [weak self] in self?.updateColors() }
        ownConfiguration.userContentController.attach(page)
        ownConfiguration.preferences.attach(page)
        page.addHandler(
            MessageHandler(PageReporter.name, replies: false) { [weak self] message, _ in
                if let message = message as? [String: Any] { self?.scroller.take(message) }
            })
        updateColors()
        refreshState()
        layOutPage()
    }

    isolated deinit {
        Self.views[UnsafeRawPointer(page.view)] = nil
        stopSchemeTasks()
    }

    /// What the view was made by: a copy.
    open var configuration: WKWebViewConfiguration { ownConfiguration.copied() }

    // MARK: Views by WebKitGTK's

    private struct WeakView {
        weak var view: WKWebView?
    }

    private static var views: [UnsafeRawPointer: WeakView] = [:]

    /// The view that shows a page of WebKitGTK's.
    static func view(of native: UnsafeMutableRawPointer) -> WKWebView? { views[UnsafeRawPointer(native)]?.view }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutPage()
    }

    private func layOutPage() {
        if scrollView.frame != bounds { scrollView.frame = bounds }
        scroller.layOut()
    }

    /// Leaves a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { pageView.resignFirstResponder() }
    }

    /// Something in the page takes text, or no longer.
    func textInputChanged(_ takesText: Bool) {
        if takesText {
            pageView.becomeFirstResponder()
        } else if pageView.isFirstResponder {
            pageView.resignFirstResponder()
        }
    }

    // MARK: How pages are shown

    /// Whether what is behind the view is hidden, also where a page has no colour.
    open override var isOpaque: Bool {
        didSet {
            page.isTransparent = !isOpaque
            updateColors()
        }
    }

    /// The colour beyond the page's ends; the page's own, or white, unless it was set.
    open var underPageBackgroundColor: UIColor! {
        get { chosenColor ?? scroller.pageColor ?? .white }
        set {
            willChangeValue(forKey: "underPageBackgroundColor")
            chosenColor = newValue
            updateColors()
            didChangeValue(forKey: "underPageBackgroundColor")
        }
    }

    private func updateColors() { scrollView.backgroundColor = isOpaque ? underPageBackgroundColor : chosenColor }

    /// How large pages are shown. 1 by default.
    open var pageZoom: CGFloat = 1 { didSet { scroller.pageZoom = pageZoom } }

    /// As whom pages know who loads them; `nil` for the configuration's way.
    open var customUserAgent: String? { didSet { applyUserAgent() } }

    /// Whether a finger from an edge goes back and forward. `false` by default.
    open var allowsBackForwardNavigationGestures = false {
        didSet {
            guard allowsBackForwardNavigationGestures != oldValue else { return }
            edges.forEach(removeGestureRecognizer)
            edges = allowsBackForwardNavigationGestures ? [edge(.left), edge(.right)] : []
        }
    }

    /// Whether a long touch on a link shows where it leads. Nothing is shown here.
    open var allowsLinkPreview = true

    private func edge(_ side: UIRectEdge) -> UIScreenEdgePanGestureRecognizer {
        let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        recognizer.edges = side
        recognizer.onAction = { [weak self, weak recognizer] _ in
            guard let self, let recognizer, recognizer.state == .ended else { return }
            let distance = recognizer.translation(in: self).x * (side == .left ? 1 : -1)
            guard distance > bounds.width / 4 else { return }
            if side == .left { goBack() } else { goForward() }
        }
        addGestureRecognizer(recognizer)
        return recognizer
    }

    // MARK: Members that apps override

    // @objc(loadRequest:)
    /// Loads what is asked for.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { navigate { startLoading(request) } }

    // @objc(loadFileURL:allowingReadAccessToURL:)
    /// Loads a file. What may be read is what the app may read.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        guard URL.isFileURL else { ObjCException.raise("NSInvalidArgumentException", "\(URL) is not a file URL") }
        guard readAccessURL.isFileURL else { ObjCException.raise("NSInvalidArgumentException", "\(readAccessURL) is not a file URL") }
        return navigate { startLoading(URLRequest(url: URL)) }
    }

    // @objc(loadHTMLString:baseURL:)
    /// Shows a text of HTML, as if it were at an address.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        navigate { startShowing(Data(string.utf8), "text/html", "utf-8", baseURL) }
    }

    // @objc(loadData:MIMEType:characterEncodingName:baseURL:)
    /// Shows data of a kind, as if they were at an address.
    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? {
        navigate { startShowing(data, MIMEType, characterEncodingName, baseURL) }
    }

    // @objc(loadSimulatedRequest:responseHTMLString:)
    /// Shows a text of HTML as what a request was answered.
    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        navigate { startShowing(Data(string.utf8), "text/html", "utf-8", request.url) } ?? WKNavigation()
    }

    /// Loads the page anew.
    @discardableResult
    open func reload() -> WKNavigation? { state.url == nil ? nil : navigate { startReloading(fromOrigin: false) } }

    /// Loads the page anew, and nothing of it from what was kept.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { state.url == nil ? nil : navigate { startReloading(fromOrigin: true) } }

    /// Loads no more.
    open func stopLoading() { stop() }

    /// Goes to the page before; nothing if there is none.
    @discardableResult
    open func goBack() -> WKNavigation? { canGoBack ? navigate { startGoing(by: -1) } : nil }

    /// Goes to the page after; nothing if there is none.
    @discardableResult
    open func goForward() -> WKNavigation? { canGoForward ? navigate { startGoing(by: 1) } : nil }

    // @objc(goToBackForwardListItem:)
    /// Goes to a page of the list.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? { navigate { startGoing(to: item) } }

    /// Runs a script in the page's own world, and says what its last expression came to: an `NSNumber`, `String`, `Date`, array, dictionary, `NSNull`, or
    /// nothing for `undefined`.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        page.evaluate(javaScriptString, in: .page) { result in
            switch result {
            case .success(let value): completionHandler?(value, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }

    // @objc(takeSnapshotWithConfiguration:completionHandler:)
    /// Makes a picture of what is shown.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) {
        makeSnapshot(snapshotConfiguration ?? WKSnapshotConfiguration(), then: completionHandler)
    }

    // MARK: Editing

    open override func copy(_ sender: Any?) { takeSelection(andThen: nil) }
    open override func cut(_ sender: Any?) { takeSelection(andThen: "Delete") }
    open override func paste(_ sender: Any?) { typePasteboard() }
    open override func selectAll(_ sender: Any?) { page.edit("SelectAll") }

    // MARK: What is known of the page

    /// The page's title; `nil` before there is one.
    open var title: String? { state.title }
    // @objc(URL)
    /// The page's address.
    open var url: URL? { state.url }
    // @objc(loading)
    /// Whether a page is being loaded.
    open var isLoading: Bool { state.isLoading }
    /// How much of the page is there, from 0 to 1.
    open var estimatedProgress: Double { state.progress }
    /// Whether all of the page came by connections that nobody else can read.
    open var hasOnlySecureContent: Bool { state.url?.scheme == "https" && state.isSecure }
    /// Whether there is a page before.
    open var canGoBack: Bool { state.canGoBack }
    /// Whether there is a page after.
    open var canGoForward: Bool { state.canGoForward }
    /// The pages that were there.
    open private(set) lazy var backForwardList = WKBackForwardList(page)
    /// What is needed to show the same pages again in another view.
    open var interactionState: Any? {
        get { sessionState }
        set { sessionState = newValue as? Data }
    }

    // @objc(handlesURLScheme:)
    /// Whether addresses of a scheme are loaded without the app's doing.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["about", "blob", "data", "file", "ftp", "http", "https", "javascript", "ws", "wss"].contains(urlScheme.lowercased())
    }
}
