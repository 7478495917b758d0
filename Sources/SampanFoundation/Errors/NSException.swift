import Foundation
import ObjCRuntime

/// A programmer's error, as Objective-C raises it. Nobody can catch it here: raising one ends the process, with the words of Xcode's console.
///
/// See https://developer.apple.com/documentation/foundation/nsexception.
open class NSException: NSObject {
    /// The kind of error.
    public let name: NSExceptionName
    /// What went wrong, for people to read.
    public let reason: String?
    /// What else there is to know.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception. It is raised by `raise()`.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
    }

    /// Ends the process as an uncaught exception does.
    open func raise() { ObjCException.raise(name.rawValue, reason ?? "(null)") }

    /// Ends the process as an uncaught exception does.
    ///
    /// - Parameters:
    ///   - name: the kind of error.
    ///   - format: what went wrong, with places for the arguments.
    ///   - argList: what stands in those places.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }

    open override var description: String { reason ?? name.rawValue }
}

extension NSExceptionName {
    /// No more exact name fits.
    public static let genericException = NSExceptionName("NSGenericException")
    /// An index lies outside what there is.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An argument is not one that the method takes.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// Something is not as it always should be.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// An object cannot be reached from this thread.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    /// An object of another process is not there.
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    /// A place to write to cannot be written to.
    public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
    /// A port did not answer in time.
    public static let portTimeoutException = NSExceptionName("NSPortTimeoutException")
    /// An old name without a meaning of its own.
    public static let mallocException = NSExceptionName("NSMallocException")
    /// A key has no value.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}
