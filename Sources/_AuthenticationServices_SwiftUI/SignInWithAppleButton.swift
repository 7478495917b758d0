import AuthenticationServices
import SwiftUI

/// A button to sign in with. See https://developer.apple.com/documentation/authenticationservices/signinwithapplebutton.
@MainActor @preconcurrency
public struct SignInWithAppleButton: View {
    /// What the button is for.
    public struct Label: Sendable {
        let type: ASAuthorizationAppleIDButton.ButtonType
        /// Signing in.
        public static let signIn = Label(type: .signIn)
        /// Going on with the account.
        public static let `continue` = Label(type: .continue)
        /// Making an account with the app.
        public static let signUp = Label(type: .signUp)
    }

    /// How the button looks.
    public struct Style: Sendable {
        let style: ASAuthorizationAppleIDButton.Style
        /// Black, with white words.
        public static let black = Style(style: .black)
        /// White, with black words.
        public static let white = Style(style: .white)
        /// White with a black edge and black words.
        public static let whiteOutline = Style(style: .whiteOutline)
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInWithAppleButtonStyle) private var style

    /// A button.
    ///
    /// - Parameters:
    ///   - label: what it is for.
    ///   - onRequest: called when it is tapped, to say what is asked for.
    ///   - onCompletion: called with what came of it.
    public init(
        _ label: SignInWithAppleButton.Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion)
    }

    /// The button of UIKit's.
    public var body: some View {
        // A button of another kind or style is another button.
        ButtonView(type: label.type, style: style.style, onRequest: onRequest, onCompletion: onCompletion)
            .id("\(label.type.rawValue) \(style.style.rawValue)")
    }
}

extension View {
    /// How the buttons to sign in with look that are in this view.
    ///
    /// See https://developer.apple.com/documentation/swiftui/view/signinwithapplebuttonstyle(_:).
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}

private struct StyleKey: EnvironmentKey {
    static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
    fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

private struct ButtonView: UIViewRepresentable {
    let type: ASAuthorizationAppleIDButton.ButtonType
    let style: ASAuthorizationAppleIDButton.Style
    let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    let onCompletion: (Result<ASAuthorization, any Error>) -> Void

    func makeCoordinator() -> Asker { Asker() }

    func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
        let button = ASAuthorizationAppleIDButton(type: type, style: style)
        button.addAction(UIAction { [asker = context.coordinator] _ in asker.ask() }, for: .touchUpInside)
        return button
    }

    func updateUIView(_ uiView: ASAuthorizationAppleIDButton, context: Context) {
        (context.coordinator.onRequest, context.coordinator.onCompletion) = (onRequest, onCompletion)
        uiView.isEnabled = context.environment.isEnabled
    }
}

/// Asks when a button is tapped.
@MainActor
private final class Asker: NSObject, ASAuthorizationControllerDelegate {
    var onRequest: (ASAuthorizationAppleIDRequest) -> Void = { _ in }
    var onCompletion: (Result<ASAuthorization, any Error>) -> Void = { _ in }
    /// The one that asks; it keeps no delegate.
    private var controller: ASAuthorizationController?

    func ask() {
        guard controller == nil else { return }
        let request = ASAuthorizationAppleIDProvider().createRequest()
        onRequest(request)
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        self.controller = controller
        controller.performRequests()
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {
        self.controller = nil
        onCompletion(.success(authorization))
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        self.controller = nil
        onCompletion(.failure(error))
    }
}
