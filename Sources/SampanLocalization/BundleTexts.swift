import Foundation

extension Bundle {
    /// The symbol of `localizedString(forKey:value:table:)`.
    static let lookup = "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF"

    private static nonisolated(unsafe) let original = dlsym(UnsafeMutableRawPointer(bitPattern: -1), lookup)

    /// In a type of its own, for a closure by itself would be read as one whose arguments are passed by address.
    private struct Lookup { let method: (String, String?, String?) -> String }

    /// A text as Foundation finds it.
    ///
    /// Foundation's own method, of which this library's takes the place, is called with the bundle where a closure has its context: both
    /// are passed in the same register.
    func foundText(forKey key: String, value: String?, table: String?) -> String {
        guard let original = Self.original else { return value ?? key }
        let lookup = withUnsafeBytes(of: (original, Unmanaged.passUnretained(self).toOpaque())) { $0.load(as: Lookup.self) }
        return lookup.method(key, value, table)
    }

    /// In the place of `localizedString(forKey:value:table:)`.
    @_silgen_name("$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF")
    public func localizedTextForUser(forKey key: String, value: String?, table tableName: String?) -> String {
        LookedUpTexts.text(forKey: key, value: value, table: tableName, in: self)
    }
}
