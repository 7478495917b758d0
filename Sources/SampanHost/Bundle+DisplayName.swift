import Foundation

extension Bundle {
    /// The app's name for people: in their language where its property list is translated. What has no property list has its program's name.
    package var displayName: String {
        let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { self.object(forInfoDictionaryKey: $0) as? String }
        return names.first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
    }
}
