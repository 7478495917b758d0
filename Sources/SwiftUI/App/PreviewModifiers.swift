/// A device for previews. See https://developer.apple.com/documentation/swiftui/previewdevice.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The device's name.
    public let rawValue: String
    /// Creates a device by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a device by its name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// The room that a preview has. See https://developer.apple.com/documentation/swiftui/previewlayout.
public enum PreviewLayout: Sendable {
    /// A device's screen.
    case device
    /// What the view needs.
    case sizeThatFits
    /// A size.
    case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held. See https://developer.apple.com/documentation/swiftui/interfaceorientation.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    /// The name.
    public let id: String
    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// With its left side up.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// With its right side up.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    /// All of them.
    public static let allCases: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
}

/// What a preview asks of the canvas that shows it. In an app it asks for nothing.
struct PreviewSettings {
    var name: String?
    var device: PreviewDevice?
    var layout: PreviewLayout?
    var orientation: InterfaceOrientation?
}

struct PreviewKey: PreferenceKey {
    static var defaultValue: PreviewSettings { PreviewSettings() }
    static func reduce(value: inout PreviewSettings, nextValue: () -> PreviewSettings) {
        let next = nextValue()
        value.name = value.name ?? next.name
        value.device = value.device ?? next.device
        value.layout = value.layout ?? next.layout
        value.orientation = value.orientation ?? next.orientation
    }
}

extension View {
    /// Says on which device a canvas shows the view.
    public func previewDevice(_ value: PreviewDevice?) -> some View { transformPreference(PreviewKey.self) { $0.device = value } }
    /// Says what room a canvas gives the view.
    public func previewLayout(_ value: PreviewLayout) -> some View { transformPreference(PreviewKey.self) { $0.layout = value } }
    /// Names the view in a canvas.
    public func previewDisplayName(_ value: String?) -> some View { transformPreference(PreviewKey.self) { $0.name = value } }
    /// Says how a canvas holds the device that shows the view.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        transformPreference(PreviewKey.self) { $0.orientation = value }
    }
}
