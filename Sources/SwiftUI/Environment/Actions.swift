import UIKit

/// Opens a URL. See https://developer.apple.com/documentation/swiftui/openurlaction.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// What became of a URL.
    public struct Result: Sendable {
        enum Kind: Equatable {
            case handled, discarded
            case system(URL?)
        }
        let kind: Kind
        /// The app has done what was to be done.
        public static let handled = Result(kind: .handled)
        /// Nothing is done.
        public static let discarded = Result(kind: .discarded)
        /// The system opens it.
        public static let systemAction = Result(kind: .system(nil))
        /// The system opens another one.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private nonisolated(unsafe) let handler: (URL) -> Result

    /// Creates an action.
    public nonisolated init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }
    /// Opens a URL and tells whether that was done.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): UIApplication.shared.open(other ?? url, options: [:]) { completion($0) }
        }
    }
}

/// Closes what is presented. See https://developer.apple.com/documentation/swiftui/dismissaction.
@MainActor @preconcurrency
public struct DismissAction {
    let action: PresentationAction?
    /// Closes the sheet or leaves the page that the view is in.
    public func callAsFunction() { action?.dismiss() }
}

/// Closes what a view is in.
@MainActor
final class PresentationAction {
    nonisolated(unsafe) let isPresented: () -> Bool
    nonisolated(unsafe) let dismiss: () -> Void
    nonisolated init(isPresented: @escaping () -> Bool, dismiss: @escaping () -> Void) {
        (self.isPresented, self.dismiss) = (isPresented, dismiss)
    }
}

/// Whether a view is presented, in the old way. See https://developer.apple.com/documentation/swiftui/presentationmode.
public struct PresentationMode {
    let action: PresentationAction?
    /// Whether the view is presented.
    public var isPresented: Bool { action != nil }
    /// Closes what the view is in.
    public mutating func dismiss() {
        if let action { MainActor.assumeIsolated { action.dismiss() } }
    }
}

extension DismissAction: SelfComparing {
    nonisolated func isSame(as other: Any) -> Bool { (other as? DismissAction)?.action === action }
}
extension PresentationMode: SelfComparing {
    func isSame(as other: Any) -> Bool { (other as? PresentationMode)?.action === action }
}

private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } } }
private struct PresentationKey: EnvironmentKey { static var defaultValue: PresentationAction? { nil } }

extension EnvironmentValues {
    /// Opens a URL.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    var presentation: PresentationAction? {
        get { self[PresentationKey.self] }
        set { self[PresentationKey.self] = newValue }
    }
    /// Closes the sheet or leaves the page that the view is in.
    public var dismiss: DismissAction { DismissAction(action: presentation) }
    /// Whether the view is presented.
    public var isPresented: Bool { presentation != nil }
    /// Whether the view is presented, in the old way.
    public var presentationMode: Binding<PresentationMode> {
        let action = presentation
        return Binding(source: action.map { BindingSource(object: $0, path: nil) }, get: { PresentationMode(action: action) }) { _, _ in }
    }
}
