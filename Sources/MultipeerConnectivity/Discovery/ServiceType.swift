import Foundation
import ObjCRuntime

/// What services may be called.
enum ServiceType {
    /// Ends the app for a name that is none, as on iOS: 1 to 15 lower-case letters of ASCII, digits and hyphens, a letter among them, no hyphen at an
    /// end or beside another.
    static func require(_ name: String) -> String {
        guard isValid(name) else {
            ObjCException.raise("NSInvalidArgumentException", "Invalid serviceType passed to MultipeerConnectivity")
        }
        return name
    }

    static func isValid(_ name: String) -> Bool {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let hyphen = UInt8(ascii: "-")
        guard (1...15).contains(name.utf8.count), name.utf8.allSatisfy({ letters ~= $0 || digits ~= $0 || $0 == hyphen }) else {
            return false
        }
        return name.utf8.contains { letters ~= $0 } && name.utf8.first != hyphen && name.utf8.last != hyphen && !name.contains("--")
    }
}
