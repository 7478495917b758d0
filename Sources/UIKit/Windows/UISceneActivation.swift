import Foundation
import SampanFoundation

/// Which contents a scene can show. See https://developer.apple.com/documentation/uikit/uisceneactivationconditions.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    /// Whether the scene can show a content, by its identifier: anything, unless it is set.
    open var canActivateForTargetContentIdentifierPredicate = SampanFoundation.NSPredicate(value: true)
    /// Whether the scene is the best one for a content, by its identifier: nothing, unless it is set.
    open var prefersToActivateForTargetContentIdentifierPredicate = SampanFoundation.NSPredicate(value: false)

    /// Creates conditions for a scene that can show anything.
    public override init() { super.init() }

    /// How well the scene suits a content; `nil` if it cannot show it.
    package func suitability(for identifier: String) -> Int? {
        guard canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier) else { return nil }
        return prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: identifier) ? 1 : 0
    }
}

extension UIScene {
    /// How a scene is to be opened. See https://developer.apple.com/documentation/uikit/uiscene/activationrequestoptions.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject, NSCopying {
        /// The scene from which the other is opened.
        open var requestingScene: UIScene?

        /// Creates options.
        public override init() { super.init() }

        /// A copy of the options.
        nonisolated open func copy(with zone: NSZone? = nil) -> Any {
            MainActor.assumeIsolated {
                let copy = ActivationRequestOptions()
                copy.requestingScene = requestingScene
                return copy
            }
        }
    }
}

/// Asks for a scene to be opened or shown. See https://developer.apple.com/documentation/uikit/uiscenesessionactivationrequest.
public struct UISceneSessionActivationRequest: Hashable {
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The session whose scene is to be shown; `nil` for a new one.
    public let session: UISceneSession?
    /// What the scene is to show.
    public var userActivity: NSUserActivity?
    /// How it is to be opened.
    public var options: UIScene.ActivationRequestOptions?

    /// Asks for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options)
    }

    /// Asks for the scene of a session.
    @MainActor
    public init(session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) {
        (role, self.session, self.userActivity, self.options) = (session.role, session, userActivity, options)
    }
}

/// How a scene is to be closed. See https://developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    /// Creates options.
    public override init() { super.init() }
}

extension UIWindowScene {
    /// How a scene's windows leave. A screen that shows one scene at a time has no room to tell them apart.
    public enum DismissalAnimation: Int, Sendable {
        case standard = 1
        case commit = 2
        case decline = 3
    }
}

/// How a scene of windows is to be closed. See https://developer.apple.com/documentation/uikit/uiwindowscenedestructionrequestoptions.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// How its windows leave.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

/// Why a scene cannot be opened. See https://developer.apple.com/documentation/uikit/uisceneerror-swift.struct.
public struct UISceneError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0
        case requestDenied = 1
        case geometryRequestUnsupported = 100
        case geometryRequestDenied = 101
    }

    /// The reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// Apple's name of these errors.
    public static var errorDomain: String { "UISceneErrorDomain" }
    /// Apple's number of the reason.
    public var errorCode: Int { code.rawValue }
    /// What is said of it.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }

    private var text: String {
        switch code {
        case .multipleScenesNotSupported: "The app, or this device, does not support several scenes at once."
        case .requestDenied: "There is no such scene."
        case .geometryRequestUnsupported: "The geometry of a scene cannot be asked for here."
        case .geometryRequestDenied: "The geometry cannot be that of the scene."
        }
    }
}

/// Opens and closes scenes: the running app, seen from below.
@MainActor
package protocol SceneKeeper: AnyObject {
    func activate(_ request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)?)
    func destroy(_ session: UISceneSession, errorHandler: ((any Error) -> Void)?)
    func refresh(_ session: UISceneSession)
    /// Turns the interface of a scene into one of some orientations.
    func turn(_ scene: UIWindowScene, to orientations: UIInterfaceOrientationMask, errorHandler: ((any Error) -> Void)?)
    /// Opens a URL of a scheme that is the app's own.
    func open(_ url: URL)
}
