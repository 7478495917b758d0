import Foundation
import ObjCRuntime
import SampanHost

/// Asks the person whether the app may use what is theirs: once, in the system's name, with the app's words from its property list.
package enum SystemPermission {
    /// Says whether the app may use a service, and asks the person if that was never asked.
    ///
    /// - Parameters:
    ///   - service: what is asked for.
    ///   - title: the question: "“App” Would Like to Access Your Contacts".
    ///   - key: the property list's key for why the app asks. An app without it is ended, as on iOS.
    ///   - labels: the two answers: the one that denies, the one that grants.
    ///   - answer: is called on the main thread, or at once where the answer is known.
    package static func request(
        _ service: PrivacyService, title: String, usageKey key: String, labels: (deny: String, grant: String) = ("Don’t Allow", "OK"),
        permissions: Permissions = .shared, then answer: @escaping @Sendable (Bool) -> Void
    ) {
        let reason = requireUsage(key)
        if let known = permissions.answer(for: service) { return answer(known != .denied) }
        DispatchQueue.main.async {
            // Who asked twice at once is asked once.
            if let known = permissions.answer(for: service) { return answer(known != .denied) }
            SystemAlert.ask(
                title, message: reason,
                choices: [
                    .init(labels.deny) {
                        permissions.set(.denied, for: service)
                        answer(false)
                    },
                    .init(labels.grant, isPreferred: true) {
                        permissions.set(.granted, for: service)
                        answer(true)
                    },
                ])
        }
    }

    /// The app's words for why it asks, from its property list. An app that has none is ended in Apple's words.
    package static func requireUsage(_ key: String) -> String {
        if let usage = Bundle.main.object(forInfoDictionaryKey: key) as? String, !usage.isEmpty { return usage }
        // Tests and tools have no property list.
        if Bundle.main.infoDictionary?["CFBundleIdentifier"] == nil { return "" }
        ObjCException.raise(
            "NSInternalInconsistencyException",
            "This app has crashed because it attempted to access privacy-sensitive data without a usage description. "
                + "The app's Info.plist must contain an \(key) key with a string value explaining to the user how the app uses this data.")
    }

    /// The app's name for people.
    package static var appName: String { Bundle.main.displayName }
}
