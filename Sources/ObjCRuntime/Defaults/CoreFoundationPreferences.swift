import Foundation

/// Foundation's own functions for user defaults, which Foundation's library exports but declares nowhere. They hold the values in memory;
/// none that writes files is here.
enum CoreFoundationPreferences {
    /// A reference of Core Foundation, which is a pointer to an object of Foundation.
    typealias Reference = UnsafeRawPointer

    private typealias Copy = @convention(c) (Reference, Reference) -> Reference?
    private typealias CopyValue = @convention(c) (Reference, Reference, Reference, Reference) -> Reference?
    private typealias CopyMultiple = @convention(c) (Reference?, Reference, Reference, Reference) -> Reference?
    private typealias Set = @convention(c) (Reference, Reference?, Reference, Reference, Reference) -> Void
    private typealias AddSuite = @convention(c) (Reference, Reference) -> Void
    private typealias Equal = @convention(c) (Reference, Reference) -> UInt8

    private static let copyFound = function("CFPreferencesCopyAppValue", as: Copy.self)
    private static let copyValue = function("CFPreferencesCopyValue", as: CopyValue.self)
    private static let copyMultiple = function("CFPreferencesCopyMultiple", as: CopyMultiple.self)
    private static let setValue = function("CFPreferencesSetValue", as: Set.self)
    private static let addSuite = function("CFPreferencesAddSuitePreferencesToApp", as: AddSuite.self)
    private static let equal = function("CFEqual", as: Equal.self)
    private static let user = constant("kCFPreferencesCurrentUser")
    private static let host = constant("kCFPreferencesAnyHost")

    /// The name that stands for the app's own domain.
    static let currentApplication = constant("kCFPreferencesCurrentApplication")

    /// A symbol of the libraries after this one: functions of the same names here take the place of some.
    private static func symbol(_ name: String) -> UnsafeMutableRawPointer {
        let next = UnsafeMutableRawPointer(bitPattern: -1)
        guard let symbol = dlsym(next, name) else { fatalError("Foundation's library has no \(name); see `sampan doctor`") }
        return symbol
    }

    private static func function<T>(_ name: String, as type: T.Type) -> T { unsafeBitCast(symbol(name), to: type) }
    private static func constant(_ name: String) -> Reference { symbol(name).load(as: Reference.self) }

    /// The text of a string.
    static func text(_ string: Reference) -> String {
        String._unconditionallyBridgeFromObjectiveC(Unmanaged<NSString>.fromOpaque(string).takeUnretainedValue())
    }

    /// The value that an app or a suite finds for a key, in its domain or beyond; to be released.
    static func copyFound(_ key: Reference, _ domain: Reference) -> Reference? { copyFound(key, domain) }

    /// The values of a domain for some keys, or all; to be released.
    static func copyValues(_ keys: Reference?, _ domain: Reference, _ user: Reference, _ host: Reference) -> Reference? {
        copyMultiple(keys, domain, user, host)
    }

    /// The value of a domain itself.
    static func value(_ key: String, in domain: Reference) -> Any? {
        withExtendedLifetime(NSString(string: key)) { key in
            copyValue(reference(key), domain, user, host).map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
        }
    }

    /// The keys of a domain itself.
    static func keys(in domain: Reference) -> [String] {
        guard let values = copyMultiple(nil, domain, user, host) else { return [] }
        return Unmanaged<NSDictionary>.fromOpaque(values).takeRetainedValue().allKeys.compactMap { $0 as? String }
    }

    /// Whether a domain itself has just this value for a key.
    static func holds(_ value: Reference?, _ key: Reference, in domain: Reference) -> Bool {
        guard let known = copyValue(key, domain, user, host) else { return value == nil }
        defer { Unmanaged<AnyObject>.fromOpaque(known).release() }
        return value.map { equal(known, $0) != 0 } ?? false
    }

    /// Sets or removes a value in memory, for all that find it in this domain.
    static func set(_ value: Reference?, _ key: Reference, in domain: Reference) { setValue(key, value, domain, user, host) }

    /// Has an app find what is in a suite.
    static func add(suite: Reference, to domain: Reference) { addSuite(domain, suite) }

    /// The reference to an object, good as long as the object lives.
    static func reference(_ object: AnyObject) -> Reference { Reference(Unmanaged.passUnretained(object).toOpaque()) }
}
