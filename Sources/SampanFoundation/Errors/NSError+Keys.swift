import Foundation

/// What could not be done, a sentence: "The file couldn’t be saved." It goes before the reason.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
/// The errors behind an error, if there are several: an array.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"

extension NSError {
    /// The errors behind this one.
    public var underlyingErrors: [any Error] {
        let one = (userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []
        return one + (userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? [])
    }
}
