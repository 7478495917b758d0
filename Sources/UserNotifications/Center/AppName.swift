import Foundation

/// The app's name for people.
enum AppName {
    static var current: String {
        let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }
        return names.first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
    }
}
