import Foundation

extension Data.WritingOptions {
    /// `atomic`, by its former name.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
