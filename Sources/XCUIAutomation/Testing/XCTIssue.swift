import Foundation

/// A failure of a test, or something else that is the matter with it.
///
/// See https://developer.apple.com/documentation/xctest/xctissue-swift.struct.
public struct XCTIssue {
    /// What kind of issue it is.
    public enum IssueType: Int, Sendable {
        /// An assertion does not hold.
        case assertionFailure = 0
        /// An error was thrown that nobody caught.
        case thrownError
        /// An exception was raised that nobody caught. Exceptions end the process here.
        case uncaughtException
        /// Something takes longer than it did.
        case performanceRegression
        /// The test could not be run as it should.
        case system
        /// A failure was expected that did not come.
        case unmatchedExpectedFailure
    }

    /// What kind of issue it is.
    public var type: IssueType
    /// What is the matter, in a line.
    public var compactDescription: String
    /// The same at length.
    public var detailedDescription: String?
    /// Where it happened.
    public var sourceCodeContext: XCTSourceCodeContext
    /// The error that led to it.
    public var associatedError: (any Error)?
    /// What is kept with the test's result.
    public var attachments: [XCTAttachment]

    /// Creates an issue, which happens where this is called unless told otherwise.
    public init(
        type: IssueType, compactDescription: String, detailedDescription: String? = nil,
        sourceCodeContext: XCTSourceCodeContext = .init(), associatedError: (any Error)? = nil, attachments: [XCTAttachment] = []
    ) {
        (self.type, self.compactDescription, self.detailedDescription) = (type, compactDescription, detailedDescription)
        (self.sourceCodeContext, self.associatedError, self.attachments) = (sourceCodeContext, associatedError, attachments)
    }

    /// Keeps something more with the test's result.
    public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

/// A line of a source. See https://developer.apple.com/documentation/xctest/xctsourcecodelocation.
open class XCTSourceCodeLocation: NSObject {
    /// The source.
    public let fileURL: URL
    /// The line, from 1.
    public let lineNumber: Int

    /// Creates a place in a file.
    public init(fileURL: URL, lineNumber: Int) { (self.fileURL, self.lineNumber) = (fileURL, lineNumber) }

    /// Creates a place in the file of a path.
    public convenience init(filePath: String, lineNumber: Int) {
        self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
    }

    /// Creates the place that this is called at.
    public convenience init(filePath: StaticString = #filePath, lineNumber: UInt = #line) {
        self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? XCTSourceCodeLocation else { return false }
        return other.fileURL == fileURL && other.lineNumber == lineNumber
    }
    open override var hash: Int { lineNumber }
}

/// Where something happened. See https://developer.apple.com/documentation/xctest/xctsourcecodecontext.
open class XCTSourceCodeContext: NSObject {
    /// The line, if somebody has said it.
    public let location: XCTSourceCodeLocation?
    /// The calls that led there, in the tests' own code.
    let calls: [UInt]

    /// Creates a context of a place, by which the calls have come that led to this one.
    public init(location: XCTSourceCodeLocation?) {
        self.location = location
        calls = location == nil ? TestFailure.calls() : []
    }

    /// Creates a context of the calls that led to this one.
    public override convenience init() { self.init(location: nil) }

    /// The file and the line: those that were said, or the first call that is known in the tests' sources.
    var place: (path: String, line: Int)? {
        // XCTest itself says "<EXPR>" where it knows no file, and some compilers' files begin with the module.
        location.map { ($0.fileURL.relativePath, $0.lineNumber) } ?? TestFailure.place(of: calls)
    }
}
