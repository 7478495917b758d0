import Foundation
internal import CWebKitGTK

/// The domain of this framework's errors.
public let WKErrorDomain = "WKErrorDomain"

/// The key of what a script threw, a text, among what is known of an error.
let scriptMessageKey = "WKJavaScriptExceptionMessage"

/// What goes wrong with pages and scripts. See https://developer.apple.com/documentation/webkit/wkerror-swift.struct.
public struct WKError: CustomNSError, LocalizedError, Hashable {
    /// What went wrong. See https://developer.apple.com/documentation/webkit/wkerror-swift.struct/code.
    public enum Code: Int, Sendable {
        /// Nobody knows.
        case unknown = 1
        /// The process of the page ended.
        case webContentProcessTerminated
        /// The view is gone.
        case webViewInvalidated
        /// A script threw something.
        case javaScriptExceptionOccurred
        /// There is no object for what a script came to.
        case javaScriptResultTypeIsUnsupported
        /// Rules could not be compiled.
        case contentRuleListStoreCompileFailed
        /// There are no such rules.
        case contentRuleListStoreLookUpFailed
        /// Rules could not be removed.
        case contentRuleListStoreRemoveFailed
        /// Rules are of another version.
        case contentRuleListStoreVersionMismatch
        /// Attributed texts could not be made of a page.
        case attributedStringContentFailedToLoad
        /// That took too long.
        case attributedStringContentLoadTimedOut
        /// There is no such frame of a page.
        case javaScriptInvalidFrameTarget
        /// The app is bound to other domains.
        case navigationAppBoundDomain
        /// The app is bound to domains, and may run no scripts there.
        case javaScriptAppBoundDomain
        /// There is such a passkey already.
        case duplicateCredential
        /// A passkey cannot be read.
        case malformedCredential
        /// There is no such passkey.
        case credentialNotFound

        /// Whether an error is that.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? WKError)?.code == code }
    }

    /// What went wrong.
    public let code: Code
    private let known: [String: String]
    private let numbers: [String: Int]

    /// An error.
    public init(_ code: Code) { self.init(code, nil) }

    /// An error of which something is known.
    init(_ code: Code, _ words: String?) {
        self.code = code
        known = words.map { [NSHelpAnchorErrorKey: $0] } ?? [:]
        numbers = [:]
    }

    /// What a script threw, as WebKitGTK says it: the source's address, the line, the column, and the words.
    init(script failure: NativeError) {
        let isUnsupported = failure.code == Int(WEBKIT_JAVASCRIPT_ERROR_INVALID_RESULT.rawValue)
        code = isUnsupported ? .javaScriptResultTypeIsUnsupported : .javaScriptExceptionOccurred
        guard !isUnsupported, let match = failure.message.firstMatch(of: #/^(.*?):(\d+)(?::(\d+))?: /#.dotMatchesNewlines()) else {
            (known, numbers) = (isUnsupported ? [:] : [scriptMessageKey: failure.message], [:])
            return
        }
        var known = [scriptMessageKey: String(failure.message[match.range.upperBound...])]
        if !match.output.1.isEmpty { known["WKJavaScriptExceptionSourceURL"] = String(match.output.1) }
        self.known = known
        var numbers = ["WKJavaScriptExceptionLineNumber": Int(match.output.2) ?? 0]
        if let column = match.output.3.flatMap({ Int($0) }) { numbers["WKJavaScriptExceptionColumnNumber"] = column }
        self.numbers = numbers
    }

    /// `WKErrorDomain`.
    public static var errorDomain: String { WKErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? {
        switch code {
        case .unknown: "An unknown error occurred"
        case .webContentProcessTerminated: "The Web Content process was terminated"
        case .webViewInvalidated: "The WKWebView was invalidated"
        case .javaScriptExceptionOccurred: "A JavaScript exception occurred"
        case .javaScriptResultTypeIsUnsupported: "JavaScript execution returned a result of an unsupported type"
        case .contentRuleListStoreCompileFailed: "Failed to compile the content rule list."
        case .contentRuleListStoreLookUpFailed: "Content rule list lookup failed."
        case .contentRuleListStoreRemoveFailed: "Content rule list removal failed."
        case .contentRuleListStoreVersionMismatch: "Content rule list version mismatch"
        case .javaScriptInvalidFrameTarget: "JavaScript execution targeted an invalid frame"
        default: "The operation couldn’t be completed. (\(WKErrorDomain) error \(code.rawValue).)"
        }
    }
    /// What is known besides: of what a script threw, its words, line, column and source.
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = known
        for (key, number) in numbers { info[key] = NSNumber(value: number) }
        info[NSLocalizedDescriptionKey] = errorDescription
        return info
    }
    /// What is known besides.
    public var userInfo: [String: Any] { errorUserInfo }

    /// Nobody knows.
    public static var unknown: Code { .unknown }
    /// The process of the page ended.
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    /// The view is gone.
    public static var webViewInvalidated: Code { .webViewInvalidated }
    /// A script threw something.
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    /// There is no object for what a script came to.
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
    /// Rules could not be compiled.
    public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
    /// There are no such rules.
    public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
    /// Rules could not be removed.
    public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
    /// Rules are of another version.
    public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
    /// Attributed texts could not be made of a page.
    public static var attributedStringContentFailedToLoad: Code { .attributedStringContentFailedToLoad }
    /// That took too long.
    public static var attributedStringContentLoadTimedOut: Code { .attributedStringContentLoadTimedOut }
    /// There is no such frame of a page.
    public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
    /// The app is bound to other domains.
    public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
    /// The app is bound to domains, and may run no scripts there.
    public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
    /// There is such a passkey already.
    public static var duplicateCredential: Code { .duplicateCredential }
    /// A passkey cannot be read.
    public static var malformedCredential: Code { .malformedCredential }
    /// There is no such passkey.
    public static var credentialNotFound: Code { .credentialNotFound }
}
