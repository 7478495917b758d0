import Foundation

/// What an app lets people restrict while Guided Access keeps it on the screen; its delegate conforms.
/// See https://developer.apple.com/documentation/uikit/uiguidedaccessrestrictiondelegate.
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
    /// What can be restricted, by identifiers as `com.example.deleting`.
    var guidedAccessRestrictionIdentifiers: [String]? { get }
    // @objc(guidedAccessRestrictionWithIdentifier:didChangeState:)
    /// The person denied something, or allows it again.
    func guidedAccessRestriction(
        withIdentifier restrictionIdentifier: String, didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
    /// What is restricted, in few words.
    func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
    // @objc optional
    /// What is restricted, in more words.
    func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

/// What a session of Guided Access that an app starts can switch.
/// See https://developer.apple.com/documentation/uikit/uiguidedaccessaccessibilityfeature.
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates features from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// VoiceOver.
    public static let voiceOver = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 0)
    /// Zoom.
    public static let zoom = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 1)
    /// AssistiveTouch.
    public static let assistiveTouch = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 2)
    /// Inverted colours.
    public static let invertColors = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 3)
    /// A grey screen.
    public static let grayscaleDisplay = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 4)
}

extension UIAccessibility {
    /// Whether something is restricted. See https://developer.apple.com/documentation/uikit/uiaccessibility/guidedaccessrestrictionstate.
    public enum GuidedAccessRestrictionState: Int, Sendable {
        /// It can be used.
        case allow
        /// It cannot.
        case deny
    }

    /// The domain of errors of Guided Access.
    nonisolated public static let guidedAccessErrorDomain = "UIGuidedAccessErrorDomain"

    /// Why Guided Access does not do what it is asked for. See https://developer.apple.com/documentation/uikit/uiaccessibility/guidedaccesserror.
    public struct GuidedAccessError: CustomNSError, Hashable, Sendable {
        /// The kinds of errors.
        public enum Code: Int, Sendable {
            /// The app did not start the session itself.
            case permissionDenied
            /// It did not succeed.
            case failed = 0x7FFF_FFFF_FFFF_FFFF
        }

        /// The kind.
        public let code: Code
        /// Creates an error.
        public init(_ code: Code) { self.code = code }
        /// The app did not start the session itself.
        public static var permissionDenied: Code { .permissionDenied }
        /// It did not succeed.
        public static var failed: Code { .failed }
        /// The domain of these errors.
        public static var errorDomain: String { UIAccessibility.guidedAccessErrorDomain }
        /// The number of the kind.
        public var errorCode: Int { code.rawValue }
    }

    /// Whether the person restricted something; what the app does not let be restricted is allowed.
    /// See https://developer.apple.com/documentation/uikit/uiaccessibility/guidedaccessrestrictionstate(foridentifier:).
    public static func guidedAccessRestrictionState(forIdentifier restrictionIdentifier: String) -> GuidedAccessRestrictionState {
        let settings = AccessibilitySettings.current
        return settings.isOn(.guidedAccess) && settings.deniedRestrictions.contains(restrictionIdentifier) ? .deny : .allow
    }

    /// Asks for the app to be the only one on the device. That is given on devices alone that an organization supervises, and allows for this
    /// app: as on any other the answer is `false`.
    /// See https://developer.apple.com/documentation/uikit/uiaccessibility/requestguidedaccesssession(enabled:completionhandler:).
    public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
        DispatchQueue.main.async { completionHandler(false) }
    }

    /// Switches features in a session of Guided Access that the app started. No device that nobody supervises gives one, so the answer is
    /// `permissionDenied`.
    /// See https://developer.apple.com/documentation/uikit/uiaccessibility/configureforguidedaccess(features:enabled:completionhandler:).
    public static func configureForGuidedAccess(
        features: UIGuidedAccessAccessibilityFeature, enabled: Bool, completionHandler completion: @escaping (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completion(false, GuidedAccessError(.permissionDenied)) }
    }
}
