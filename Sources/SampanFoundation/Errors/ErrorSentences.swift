import Foundation
import ObjCRuntime

/// What errors say of themselves, in the words that apps show on iOS: Foundation's own class has others.
enum ErrorSentences {
    private final class Sentences: NSError, @unchecked Sendable {
        // Runs with any error in the place of `self`: it must use nothing of this class.
        override var localizedDescription: String { ErrorSentences.sentence(of: self) }
    }

    private final class Descriptions: NSError, @unchecked Sendable {
        override var description: String { ErrorSentences.description(of: self) }
    }

    private final class Plain: NSError, @unchecked Sendable {}

    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        MethodTable.exchange(overriddenBy: Sentences.self, butNotBy: Plain.self, of: NSError.self)
        MethodTable.exchange(overriddenBy: Descriptions.self, butNotBy: Plain.self, of: NSError.self)
    }

    /// The sentence that an alert shows.
    static func sentence(of error: NSError) -> String {
        if let own = ownSentence(of: error) { return own }
        if let reason = error.localizedFailureReason { return "The operation couldn’t be completed. \(reason)" }
        return "The operation couldn’t be completed. (\(error.domain) error \(error.code).)"
    }

    /// What debuggers and logs show.
    static func description(of error: NSError) -> String {
        let text = "Error Domain=\(error.domain) Code=\(error.code) \"\(ownSentence(of: error) ?? "(null)")\""
        guard !error.userInfo.isEmpty else { return text }
        let info = error.userInfo.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
        return "\(text) UserInfo={\(info)}"
    }

    /// The sentence that the error brings with it, or that its domain has for it.
    private static func ownSentence(of error: NSError) -> String? {
        let info = error.userInfo
        if error.domain == NSURLErrorDomain, info[NSURLErrorFailingURLErrorKey] != nil {
            // The words of the library that loads are not those of iOS.
            return LoadingSentences.sentence(error.code, host: (info[NSURLErrorFailingURLErrorKey] as? URL)?.host)
        }
        if let own = info[NSLocalizedDescriptionKey] as? String { return own }
        if let failure = info[NSLocalizedFailureErrorKey] as? String {
            return [failure, error.localizedFailureReason].compactMap(\.self).joined(separator: " ")
        }
        if let provided = NSError.userInfoValueProvider(forDomain: error.domain)?(error, NSLocalizedDescriptionKey) as? String {
            return provided
        }
        return error.domain == NSCocoaErrorDomain ? FileSentences.sentence(of: error) : nil
    }
}
