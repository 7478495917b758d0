import Foundation

/// Ends the process as UIKit does for a programmer's error: with an exception's name and reason.
enum LayoutException {
    static func raise(_ name: String, _ reason: String) -> Never {
        fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
    }
}
