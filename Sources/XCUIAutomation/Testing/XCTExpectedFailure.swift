import Foundation

/// A failure that was expected, and came. See https://developer.apple.com/documentation/xctest/xctexpectedfailure.
open class XCTExpectedFailure: NSObject {
    /// Which failures are expected, and what follows if none comes.
    ///
    /// See https://developer.apple.com/documentation/xctest/xctexpectedfailure/options.
    open class Options: NSObject {
        /// Whether an issue is one that is expected; each is unless this is set.
        open var issueMatcher: (XCTIssue) -> Bool = { _ in true }
        /// Whether a failure is expected at all.
        open var isEnabled = true
        /// Whether the test fails if the failure does not come.
        open var isStrict = true

        /// Options by which a failure may come or not.
        open class func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }
    }

    /// Why it was expected.
    public let failureReason: String?
    /// What came.
    public let issue: XCTIssue

    init(_ failureReason: String?, _ issue: XCTIssue) { (self.failureReason, self.issue) = (failureReason, issue) }
}

// Apple finds the place of a call in the stack. Here callers hand it on, as they do to XCTest's assertions.

/// Has failures that come until the end of the test not count, and the test fail if none comes.
///
/// See https://developer.apple.com/documentation/xctest/xctexpectfailure(_:options:).
public func XCTExpectFailure(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init(), file: StaticString = #filePath, line: UInt = #line
) {
    ExpectedFailures.expect(Expectation(failureReason, options, "\(file)", line))
}

/// Has failures that come in a closure not count, and the test fail if none comes.
///
/// See https://developer.apple.com/documentation/xctest/xctexpectfailure(_:options:failingblock:).
public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init(), file: StaticString = #filePath, line: UInt = #line,
    failingBlock: () throws -> R
) rethrows -> R {
    try ExpectedFailures.during(Expectation(failureReason, options, "\(file)", line), failingBlock)
}

/// Has failures that come until the end of the test not count, and the test fail if none comes. What is left out is as options have it.
///
/// See https://developer.apple.com/documentation/xctest/xctexpectfailure(_:enabled:strict:issuematcher:).
@_disfavoredOverload
public func XCTExpectFailure(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath, line: UInt = #line,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
    ExpectedFailures.expect(Expectation(failureReason, .init(enabled, strict, issueMatcher), "\(file)", line))
}

/// Has failures that come in a closure not count, and the test fail if none comes. What is left out is as options have it.
///
/// See https://developer.apple.com/documentation/xctest/xctexpectfailure(_:enabled:strict:failingblock:issuematcher:).
@_disfavoredOverload
public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath, line: UInt = #line,
    failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
    try ExpectedFailures.during(Expectation(failureReason, .init(enabled, strict, issueMatcher), "\(file)", line), failingBlock)
}

extension XCTExpectedFailure.Options {
    fileprivate convenience init(_ enabled: Bool?, _ strict: Bool?, _ issueMatcher: ((XCTIssue) -> Bool)?) {
        self.init()
        if let enabled { isEnabled = enabled }
        if let strict { isStrict = strict }
        if let issueMatcher { self.issueMatcher = issueMatcher }
    }
}
