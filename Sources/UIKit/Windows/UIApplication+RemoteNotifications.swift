import Foundation

/// What became of fetching data in the background. See https://developer.apple.com/documentation/uikit/uibackgroundfetchresult.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}

extension UIApplication {
    /// Asks to be sent remote notifications. The delegate gets the device's token soon, as Apple's simulator gives one: it stays the same, and
    /// is good for `push` in scripts and for `sampan control` alone.
    public func registerForRemoteNotifications() {
        isRegisteredStorage = true
        DispatchQueue.main.async {
            guard let delegate = self.delegate else { return }
            let token = RemoteToken.bytes(for: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
            _ = OptionalRequirement.call { delegate.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token) }
        }
    }

    /// Asks to be sent remote notifications no more.
    public func unregisterForRemoteNotifications() { isRegisteredStorage = false }

    // @objc(isRegisteredForRemoteNotifications)
    /// Whether the app asked to be sent remote notifications.
    public var isRegisteredForRemoteNotifications: Bool { isRegisteredStorage }
}

/// The token of an app on this device: 32 bytes that look like any.
enum RemoteToken {
    static func bytes(for identifier: String) -> Data {
        // FNV-1a, and what follows from it: there is nothing to be kept secret.
        var state: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in identifier.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
        var token = Data()
        for _ in 0..<4 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            var word = state ^ (state >> 29)
            withUnsafeBytes(of: &word) { token.append(contentsOf: $0) }
        }
        return token
    }
}
