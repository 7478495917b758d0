import Foundation

/// The SDK that the app was written for, on which some of UIKit's behaviour depends, as it does on iOS.
enum LinkedSDK {
    /// The major version: `DTPlatformVersion`, which the build tool takes from the project's Xcode; the newest where that is not said.
    private static let major: Int = {
        let version = Bundle.main.object(forInfoDictionaryKey: "DTPlatformVersion") as? String
        return version.flatMap { Int($0.prefix { $0 != "." }) } ?? .max
    }()

    /// Whether the app was written for iOS of that version, or a later one.
    static func isAtLeast(_ version: Int) -> Bool { major >= version }
}
