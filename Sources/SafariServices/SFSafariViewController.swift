import Foundation
import ObjCRuntime
import UIKit

/// Shows a page of the web in the app, with Safari's bars.
///
/// Pages are loaded over the network and their text is shown, with headings, emphasis and links; neither scripts nor styles are run, so the bar at
/// the bottom offers the desktop's browser as on iOS.
///
/// See https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// How pages are shown. See https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller/configuration.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// Whether the reader is shown where a page has one. Pages are always shown as text here.
        open var entersReaderIfAvailable = false
        /// Whether the bars get small while the page is scrolled. They stay here.
        open var barCollapsingEnabled = true

        /// Creates a configuration.
        public nonisolated override init() { super.init() }
    }

    /// What the button is called that ends the showing.
    public enum DismissButtonStyle: Int, Sendable {
        /// “Done”.
        case done
        /// “Close”.
        case close
        /// “Cancel”.
        case cancel
    }

    /// Who is told.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// How pages are shown.
    public let configuration: Configuration
    /// The bars' colour; the system's if `nil`.
    open var preferredBarTintColor: UIColor? { didSet { updateColors() } }
    /// The colour of the bars' buttons; the system's if `nil`.
    open var preferredControlTintColor: UIColor? { didSet { updateColors() } }
    /// What the button is called that ends the showing.
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { updateDismissButton() } }

    private let initialURL: URL
    private let content = PageContent()
    private let bar = UINavigationBar()
    private let tools = UIToolbar()
    private let textView = UITextView()
    private let back = UIBarButtonItem()
    private let forward = UIBarButtonItem()
    private var isInitial = true

    /// Shows a page. Its address must be one of the web: any other ends the app, as on iOS.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// Shows a page, in a certain way.
    public init(url URL: URL, configuration: Configuration) {
        guard ["http", "https"].contains(URL.scheme?.lowercased() ?? "") else {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
        }
        (initialURL, self.configuration) = (URL, configuration)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
        content.onChange = { [weak self] in self?.show() }
        content.onInitialLoad = { [weak self] succeeded, redirection in self?.finishInitialLoad(succeeded, redirection) }
    }

    /// Shows a page, with the reader if it has one.
    @available(iOS, introduced: 9.0, deprecated: 11.0, message: "Use init(url:configuration:)")
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    /// There are no such controllers in documents.
    public required init?(coder: NSCoder) { nil }

    /// Takes the place of what loads pages, for tests.
    var loader: PageContent.Loader {
        get { content.loader }
        set { content.loader = newValue }
    }

    // MARK: Views

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.isEditable = false
        textView.delegate = content
        textView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        bar.items = [navigationItem]
        for part in [textView, bar, tools] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: safe.topAnchor), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor), tools.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            tools.leadingAnchor.constraint(equalTo: view.leadingAnchor), tools.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            textView.topAnchor.constraint(equalTo: bar.bottomAnchor), textView.bottomAnchor.constraint(equalTo: tools.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        fillBars()
        updateColors()
        content.open(initialURL)
    }

    private func fillBars() {
        let reload = UIBarButtonItem(barButtonSystemItem: .refresh, target: nil, action: nil)
        reload.primaryAction = UIAction { [weak self] _ in self?.content.reload() }
        navigationItem.rightBarButtonItem = reload
        updateDismissButton()
        back.primaryAction = UIAction(image: UIImage(systemName: "chevron.backward")) { [weak self] _ in self?.content.goBack() }
        back.accessibilityLabel = "Back"
        forward.primaryAction = UIAction(image: UIImage(systemName: "chevron.forward")) { [weak self] _ in self?.content.goForward() }
        forward.accessibilityLabel = "Forward"
        let share = UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil)
        share.primaryAction = UIAction { [weak self] _ in self?.share() }
        let browser = UIBarButtonItem()
        browser.primaryAction = UIAction(title: "Open in Browser") { [weak self] _ in self?.openInBrowser() }
        func space() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil) }
        tools.items = [back, space(), forward, space(), share, space(), browser]
    }

    private func updateDismissButton() {
        let kind: UIBarButtonItem.SystemItem =
            switch dismissButtonStyle {
            case .done: .done
            case .close: .close
            case .cancel: .cancel
            }
        let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
        item.primaryAction = UIAction { [weak self] _ in self?.finish() }
        navigationItem.leftBarButtonItem = item
    }

    private func updateColors() {
        for part in [bar, tools] as [UIView] { part.tintColor = preferredControlTintColor }
        bar.barTintColor = preferredBarTintColor
        tools.barTintColor = preferredBarTintColor
    }

    private func show() {
        navigationItem.title = content.url?.host ?? initialURL.host
        textView.attributedText = content.text
        textView.contentOffset = .zero
        back.isEnabled = content.canGoBack
        forward.isEnabled = content.canGoForward
    }

    // MARK: What the person does

    private func finish() {
        let delegate = delegate
        let tell = { [self] in if let delegate { OptionalRequirement.call { delegate.safariViewControllerDidFinish(self) } } }
        guard presentingViewController != nil else {
            navigationController?.popViewController(animated: true)
            return tell()
        }
        dismiss(animated: true)
        tell()
    }

    private func finishInitialLoad(_ succeeded: Bool, _ redirection: URL?) {
        guard isInitial, let delegate else { return isInitial = false }
        isInitial = false
        if let redirection { OptionalRequirement.call { delegate.safariViewController(self, initialLoadDidRedirectTo: redirection) } }
        OptionalRequirement.call { delegate.safariViewController(self, didCompleteInitialLoad: succeeded) }
    }

    private func share() {
        let url = content.url ?? initialURL
        let activities = delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.safariViewController(self, activityItemsFor: url, title: content.title) }
        }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: activities)
        sheet.excludedActivityTypes = delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.safariViewController(self, excludedActivityTypesFor: url, title: content.title) }
        }
        sheet.popoverPresentationController?.sourceView = tools
        present(sheet, animated: true)
    }

    private func openInBrowser() {
        if let delegate { OptionalRequirement.call { delegate.safariViewControllerWillOpenInBrowser(self) } }
        UIApplication.shared.open(content.url ?? initialURL, options: [:], completionHandler: nil)
    }
}
