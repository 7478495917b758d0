import Foundation

/// Reads and sets user defaults as iOS does: numbers come back as `NSNumber`, which can be read as each kind of number, collections hold
/// plain values, and a web address comes back whole.
enum PlainDefaults {
    /// The other methods that read a value call this one.
    private final class Reader: UserDefaults {
        override func object(forKey defaultName: String) -> Any? { super.object(forKey: defaultName).flatMap(PlainDefaults.plain) }
    }

    private final class URLSetter: UserDefaults {
        // `set(nil, forKey:)` means this overload. Foundation's calls itself then, for ever.
        override func set(_ url: URL?, forKey defaultName: String) {
            guard let url else { return removeObject(forKey: defaultName) }
            let archived = { try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true) }
            let stored: Any? = url.isFileURL ? url.path : archived()
            set(stored, forKey: defaultName)
        }
    }

    private final class URLReader: UserDefaults {
        override func url(forKey defaultName: String) -> URL? {
            switch object(forKey: defaultName) {
            case let path as String: URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
            case let data as Data: (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)) as URL?
            case let url as URL: url
            default: nil
            }
        }
    }

    private final class Plain: UserDefaults {}

    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        MethodTable.exchange(overriddenBy: Reader.self, butNotBy: Plain.self, of: UserDefaults.self)
        MethodTable.exchange(overriddenBy: URLSetter.self, butNotBy: Plain.self, of: UserDefaults.self)
        MethodTable.exchange(overriddenBy: URLReader.self, butNotBy: Plain.self, of: UserDefaults.self)
    }

    /// A value of a property list without optionals inside, its numbers as objects.
    private static func plain(_ value: Any) -> Any? {
        guard let value = ObjCValue.unwrapped(value) else { return nil }
        if let list = value as? [Any] { return list.compactMap(plain) }
        if let table = value as? [String: Any] { return table.compactMapValues(plain) }
        return ObjCValue.boxed(value)
    }
}
