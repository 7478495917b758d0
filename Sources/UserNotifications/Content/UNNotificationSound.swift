import Foundation

/// The name of a sound file of the app's.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The file's name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What is heard when a notification comes. See https://developer.apple.com/documentation/usernotifications/unnotificationsound.
open class UNNotificationSound: NSObject, NSCopying, NSSecureCoding {
    /// The file; `nil` is the system's sound.
    let name: UNNotificationSoundName?
    let isCritical: Bool
    /// From 0 to 1; `nil` is what the person chose.
    let volume: Float?

    private init(name: UNNotificationSoundName?, isCritical: Bool = false, volume: Float? = nil) {
        (self.name, self.isCritical, self.volume) = (name, isCritical, volume)
        super.init()
    }

    // @objc(defaultSound)
    /// The system's sound.
    open class var `default`: UNNotificationSound { UNNotificationSound(name: nil) }

    /// The system's sound, which is heard even when the device is silent.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(name: nil, isCritical: true) }

    // @objc(soundNamed:)
    /// A sound file of the app's.
    public convenience init(named name: UNNotificationSoundName) { self.init(name: name) }

    /// The system's sound at a volume from 0 to 1, which is heard even when the device is silent.
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound(name: nil, isCritical: true, volume: min(max(volume, 0), 1))
    }

    /// A sound file that is heard even when the device is silent.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(name: name, isCritical: true)
    }

    /// A sound file at a volume from 0 to 1, which is heard even when the device is silent.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound(name: name, isCritical: true, volume: min(max(volume, 0), 1))
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationSound else { return false }
        return name == other.name && isCritical == other.isCritical && volume == other.volume
    }

    open override var hash: Int { name.hashValue }

    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        name = (coder.decodeObject(of: NSString.self, forKey: "name") as String?).map(UNNotificationSoundName.init(rawValue:))
        isCritical = coder.decodeBool(forKey: "isCritical")
        volume = coder.containsValue(forKey: "volume") ? coder.decodeFloat(forKey: "volume") : nil
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(name?.rawValue as NSString?, forKey: "name")
        coder.encode(isCritical, forKey: "isCritical")
        if let volume { coder.encode(volume, forKey: "volume") }
    }
}
