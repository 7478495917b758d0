import Foundation

/// Which user defaults a thread is changing a value of. Notifications of a change come from them; Core Foundation is told their domain alone.
enum SettingDefaults {
    private final class Setting: @unchecked Sendable {
        var defaults: UserDefaults?
    }

    private static let setting = PerThread { Setting() }

    /// The user defaults that the calling thread is changing, if a method of their own does it.
    static var current: UserDefaults? { setting.current.defaults }

    /// Notes who is changing now; returns who was before.
    fileprivate static func begin(_ defaults: UserDefaults?) -> UserDefaults? {
        let setting = setting.current
        defer { setting.defaults = defaults }
        return setting.defaults
    }

    /// The other methods that set a value call these two.
    private final class Setter: UserDefaults {
        override func set(_ value: Any?, forKey key: String) {
            let former = SettingDefaults.begin(self)
            super.set(value, forKey: key)
            _ = SettingDefaults.begin(former)
        }
    }

    private final class Remover: UserDefaults {
        override func removeObject(forKey key: String) {
            let former = SettingDefaults.begin(self)
            super.removeObject(forKey: key)
            _ = SettingDefaults.begin(former)
        }
    }

    private final class Plain: UserDefaults {}

    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        MethodTable.exchange(overriddenBy: Setter.self, butNotBy: Plain.self, of: UserDefaults.self)
        MethodTable.exchange(overriddenBy: Remover.self, butNotBy: Plain.self, of: UserDefaults.self)
    }
}
