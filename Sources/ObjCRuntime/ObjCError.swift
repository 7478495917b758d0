import Foundation

/// Errors as objects. With Objective-C each error is one.
public enum ObjCError {
    /// The object that an error is, or makes; `nil` for what is no error. Lowered casts to `NSError` call this.
    public static func cast(_ value: Any?) -> NSError? {
        guard let value = value.flatMap(ObjCValue.unwrapped) else { return nil }
        return value as? NSError ?? (value as? any Error).map { $0 as NSError }
    }

    /// Whether a value is an error. Lowered patterns that bind an `NSError` call this.
    public static func isError(_ value: Any) -> Bool { value is any Error }

    /// The object that an error is, or makes. What lowered patterns bind is asked for with this.
    public static func object(_ error: any Error) -> NSError { error as NSError }

    /// The object that an error is, or makes, where it is known to be one by its pattern.
    @_disfavoredOverload
    public static func object(_ error: Any) -> NSError { cast(error)! }
}
