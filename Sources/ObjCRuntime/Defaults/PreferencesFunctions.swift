import Foundation

// Foundation on Linux writes user defaults at `synchronize()` only, over the file that is there, and tells nobody of a change. These
// functions have the symbols of those that `UserDefaults` calls and take their place, because an app's program names this library
// before Foundation's.

/// In the place of `CFPreferencesCopyAppValue`, which reads a value.
@_cdecl("CFPreferencesCopyAppValue")
public func preferencesCopyAppValue(_ key: UnsafeRawPointer, _ app: UnsafeRawPointer) -> UnsafeRawPointer? {
    CoreFoundationPreferences.copyFound(key, DefaultsDatabase.shared.domain(app).reference)
}

/// In the place of `CFPreferencesCopyMultiple`, which reads all values of a domain.
@_cdecl("CFPreferencesCopyMultiple")
public func preferencesCopyMultiple(
    _ keys: UnsafeRawPointer?, _ app: UnsafeRawPointer, _ user: UnsafeRawPointer, _ host: UnsafeRawPointer
) -> UnsafeRawPointer? {
    CoreFoundationPreferences.copyValues(keys, DefaultsDatabase.shared.domain(app).reference, user, host)
}

/// In the place of `CFPreferencesSetAppValue`, which sets or removes a value.
@_cdecl("CFPreferencesSetAppValue")
public func preferencesSetAppValue(_ key: UnsafeRawPointer, _ value: UnsafeRawPointer?, _ app: UnsafeRawPointer) {
    DefaultsDatabase.shared.set(value, key, in: DefaultsDatabase.shared.domain(app))
}

/// In the place of `CFPreferencesAppSynchronize`, which writes what was changed and reads what others changed.
@_cdecl("CFPreferencesAppSynchronize")
public func preferencesAppSynchronize(_ app: UnsafeRawPointer) -> UInt8 {
    let domain = DefaultsDatabase.shared.domain(app)
    if ObservedDefaults.takeAnswer(domain) { return 1 }
    return DefaultsDatabase.shared.synchronize(domain) ? 1 : 0
}

/// In the place of `CFPreferencesAddSuitePreferencesToApp`, which has an app find what is in a suite.
@_cdecl("CFPreferencesAddSuitePreferencesToApp")
public func preferencesAddSuitePreferencesToApp(_ app: UnsafeRawPointer, _ suite: UnsafeRawPointer) {
    let database = DefaultsDatabase.shared
    CoreFoundationPreferences.add(suite: database.domain(suite).reference, to: database.domain(app).reference)
}
