/// A text that differs by the device it is shown on: "Tap" and "Click".
///
/// Which one is meant is decided when the text is looked up, so that one app is right on all devices.
///
/// See https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog.
public struct DeviceTexts: Hashable, Sendable, Codable {
    /// The texts by the devices' names: iphone, ipad, ipod, mac, appletv, applewatch, applevision, other. They may have rules in them.
    public var texts: [String: String]

    /// Creates the texts.
    public init(_ texts: [String: String]) { self.texts = texts }

    private enum CodingKeys: String, CodingKey { case texts = "d" }

    /// What such a text begins with.
    private static let mark: Unicode.Scalar = "\u{E0002}"

    /// The text for a device; where there is none, the general one, or a phone's.
    public func text(for device: String) -> String { texts[device] ?? texts["other"] ?? texts["iphone"] ?? "" }

    /// The text for a table.
    public var text: String { HiddenValue.text(self, mark: Self.mark, showing: text(for: "iphone")) }

    /// The texts in a table's text; `nil` where it is the same on all devices.
    public init?(in text: String) {
        guard let texts = HiddenValue.value(in: text, mark: Self.mark, as: DeviceTexts.self) else { return nil }
        self = texts
    }
}
