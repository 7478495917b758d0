import Foundation
import FoundationNetworking
import UIKit
import WebKit

/// Shows the page that a person signs in by, with a bar that says whose it is.
final class AuthenticationPage: UIViewController, WKNavigationDelegate, UIAdaptivePresentationControllerDelegate {
    /// What is shown, and until when.
    struct Job {
        let request: URLRequest
        /// Whether nothing is shared with other pages.
        let isEphemeral: Bool
        /// Whether an address is one that ends it.
        let endsWith: @MainActor (URL) -> Bool
        /// Called with that address, or with `nil` if the person closed the page.
        let whenDone: @MainActor (URL?) -> Void
    }

    private let job: Job
    private lazy var web: WKWebView = {
        let configuration = WKWebViewConfiguration()
        if job.isEphemeral { configuration.websiteDataStore = .nonPersistent() }
        return WKWebView(frame: .zero, configuration: configuration)
    }()

    init(_ job: Job) {
        self.job = job
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// The controller with its bar, to be presented.
    var inItsBar: UIViewController {
        let navigation = UINavigationController(rootViewController: self)
        navigation.presentationController?.delegate = self
        return navigation
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = job.request.url?.host
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.job.whenDone(nil) })
        web.navigationDelegate = self
        web.frame = view.bounds
        web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(web)
        web.load(job.request)
    }

    // MARK: What comes of it

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        guard let url = navigationAction.request.url, job.endsWith(url) else { return decisionHandler(.allow) }
        decisionHandler(.cancel)
        job.whenDone(url)
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { title = webView.url?.host ?? title }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { job.whenDone(nil) }
}
