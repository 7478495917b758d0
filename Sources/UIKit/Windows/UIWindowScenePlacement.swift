import Foundation

/// Where a scene of windows is put among others. A screen that shows one scene at a time has one place for all of them.
/// See https://developer.apple.com/documentation/uikit/uiwindowsceneplacement.
public protocol UIWindowScenePlacement: Hashable {}

/// The place that the system gives a scene. See https://developer.apple.com/documentation/uikit/uiwindowscenestandardplacement.
public struct UIWindowSceneStandardPlacement: UIWindowScenePlacement {}

/// A place before other scenes. See https://developer.apple.com/documentation/uikit/uiwindowsceneprominentplacement.
public struct UIWindowSceneProminentPlacement: UIWindowScenePlacement {}

extension UIWindowScenePlacement where Self == UIWindowSceneStandardPlacement {
    /// The place that the system gives a scene.
    public static func standard() -> Self { Self() }
}

extension UIWindowScenePlacement where Self == UIWindowSceneProminentPlacement {
    /// A place before other scenes.
    public static func prominent() -> Self { Self() }
}

extension UIWindowScene {
    /// How a scene stands among others. See https://developer.apple.com/documentation/uikit/uiwindowscene/presentationstyle.
    @available(iOS, introduced: 15.0, deprecated: 17.0, message: "Use a placement instead.")
    public enum PresentationStyle: UInt, Sendable {
        /// As the system finds right.
        case automatic
        /// As the system shows scenes.
        case standard
        /// Before others.
        case prominent
    }

    /// How a scene of windows is to be opened. See https://developer.apple.com/documentation/uikit/uiwindowscene/activationrequestoptions.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// Where the scene is put; as the system finds right if `nil`.
        open var placement: (any UIWindowScenePlacement)?

        /// How the scene stands among others: what `placement` says in the words of iOS 15.
        @available(iOS, introduced: 15.0, deprecated: 17.0, message: "Use placement instead.")
        open var preferredPresentationStyle: PresentationStyle {
            get { placement is UIWindowSceneProminentPlacement ? .prominent : placement == nil ? .automatic : .standard }
            set {
                switch newValue {
                case .automatic: placement = nil
                case .standard: placement = UIWindowSceneStandardPlacement()
                case .prominent: placement = UIWindowSceneProminentPlacement()
                }
            }
        }

        /// Creates options.
        public override init() { super.init() }

        nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
            MainActor.assumeIsolated {
                let copy = ActivationRequestOptions()
                (copy.requestingScene, copy.placement) = (requestingScene, placement)
                return copy
            }
        }
    }
}
