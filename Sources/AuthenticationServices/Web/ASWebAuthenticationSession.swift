import Foundation
import FoundationNetworking
import UIKit

/// Who says which window a page is shown over.
///
/// See https://developer.apple.com/documentation/authenticationservices/aswebauthenticationpresentationcontextproviding.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    // @objc(presentationAnchorForWebAuthenticationSession:)
    /// The window that the page is shown over.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Has a person sign in by a page of the web, which ends with an address of the app's.
///
/// The system asks first, as on iOS, unless nothing is shared with other pages. WebKit shows the page.
///
/// See https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    /// Told the address with which the page ended, or an `ASWebAuthenticationSessionError`.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    private enum Phase { case new, asking, shown, ended }

    private let url: URL
    private let callback: Callback
    private var completion: CompletionHandler?
    private var phase = Phase.new
    /// Whether the person allows the page, until that is answered.
    private var question: SystemAlert.Question?
    private weak var page: UIViewController?
    /// Those that were started and have not ended. An app need not keep them.
    private static var running: [ASWebAuthenticationSession] = []

    /// A session that ends with an address of a scheme.
    ///
    /// - Parameters:
    ///   - URL: the page to begin with, of the web.
    ///   - callbackURLScheme: the scheme; those that the app's Info.plist lists where it is `nil`.
    ///   - completionHandler: told what came of it, on the main thread, once.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        url = URL
        callback = callbackURLScheme.map(Callback.customScheme) ?? .schemes(of: .main)
        completion = completionHandler
    }

    /// A session that ends with certain addresses.
    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        (url, self.callback, completion) = (URL, callback, completionHandler)
    }

    /// Who says which window the page is shown over. Without it nothing starts.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the page shares nothing with other pages; then the person is not asked first.
    open var prefersEphemeralWebBrowserSession = false
    /// What the first request says besides.
    open var additionalHeaderFields: [String: String]?

    /// Whether `start()` would do something: the session is new, and its page is one of the web.
    open var canStart: Bool { phase == .new && isOfTheWeb && presentationContextProvider != nil }

    private var isOfTheWeb: Bool { ["http", "https"].contains(url.scheme?.lowercased() ?? "") }

    /// Makes the controller that shows the page; tests set it.
    var makePage: @MainActor (AuthenticationPage.Job) -> UIViewController = { AuthenticationPage($0).inItsBar }

    /// Asks the person, and shows the page. A session is started once; returns whether it was.
    @discardableResult
    open func start() -> Bool {
        guard phase == .new, isOfTheWeb else { return false }
        guard let provider = presentationContextProvider else { return refuse(.presentationContextNotProvided) }
        let anchor = provider.presentationAnchor(for: self)
        if let scene = anchor.windowScene, scene.activationState == .background || scene.activationState == .unattached {
            return refuse(.presentationContextInvalid)
        }
        Self.running.append(self)
        if prefersEphemeralWebBrowserSession {
            show(over: anchor)
        } else {
            ask(then: anchor)
        }
        return true
    }

    /// Takes the page away. The handler is not told.
    open func cancel() {
        guard phase == .asking || phase == .shown else { return }
        completion = nil
        if let question { SystemAlert.withdraw(question) }
        end(nil, nil)
    }

    private func refuse(_ code: ASWebAuthenticationSessionError.Code) -> Bool {
        phase = .ended
        let completion = completion
        self.completion = nil
        DispatchQueue.main.async { completion?(nil, ASWebAuthenticationSessionError(code)) }
        return false
    }

    private func ask(then anchor: UIWindow) {
        phase = .asking
        question = SystemAlert.ask(
            "“\(SystemPermission.appName)” Wants to Use “\(url.host ?? "")” to Sign In",
            message: "This allows the app and website to share information about you.",
            choices: [
                .init("Cancel") { [self] in end(nil, .canceledLogin) },
                .init("Continue", isPreferred: true) { [self] in show(over: anchor) },
            ])
    }

    private func show(over anchor: UIWindow) {
        question = nil
        guard var top = anchor.rootViewController else { return end(nil, .presentationContextInvalid) }
        while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
        phase = .shown
        var request = URLRequest(url: url)
        for (name, value) in additionalHeaderFields ?? [:] { request.setValue(value, forHTTPHeaderField: name) }
        let page = makePage(
            AuthenticationPage.Job(
                request: request, isEphemeral: prefersEphemeralWebBrowserSession, endsWith: { [callback] in callback.matchesURL($0) },
                whenDone: { [weak self] url in self?.end(url, url == nil ? .canceledLogin : nil) }))
        self.page = page
        top.present(page, animated: true)
    }

    private func end(_ url: URL?, _ code: ASWebAuthenticationSessionError.Code?) {
        guard phase != .ended else { return }
        (phase, question) = (.ended, nil)
        Self.running.removeAll { $0 === self }
        let completion = completion
        self.completion = nil
        let tell = { if url != nil || code != nil { completion?(url, code.map { ASWebAuthenticationSessionError($0) }) } }
        guard let page, page.presentingViewController != nil, !page.isBeingDismissed else { return tell() }
        page.dismiss(animated: true, completion: tell)
    }
}
