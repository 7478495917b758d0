import UIKit

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

/// What a provider's view asks of the canvas that shows it. In an app it asks for nothing.
struct PreviewSettings {
    var name: String?
    var device: PreviewDevice?
    var layout: PreviewLayout?
    var orientation: InterfaceOrientation?
    /// What it is shown in.
    var context: (any PreviewContext)?

    /// The same as traits.
    var traits: [PreviewTrait<Preview.ViewTraits>] {
        [
            layout.map { layout in
                switch layout {
                case .device: .defaultLayout
                case .sizeThatFits: .sizeThatFitsLayout
                case .fixed(let width, let height): .fixedLayout(width: width, height: height)
                }
            },
            orientation.map { orientation in
                switch orientation {
                case .landscapeLeft: .landscapeLeft
                case .landscapeRight: .landscapeRight
                case .portraitUpsideDown: .portraitUpsideDown
                default: .portrait
                }
            },
            device.map { PreviewTrait(.other(PreviewDeviceName($0.rawValue))) },
        ].compactMap(\.self)
    }
}

private struct PreviewKey: ContainerValueKey {
    static var defaultValue: PreviewSettings { PreviewSettings() }
}

extension ContainerValues {
    /// What the view asks of a canvas.
    var preview: PreviewSettings {
        get { self[PreviewKey.self] }
        set { self[PreviewKey.self] = newValue }
    }
}

extension View {
    /// Says on which device a canvas shows the view.
    public func previewDevice(_ value: PreviewDevice?) -> some View { containerValue(\.preview.device, value) }
    /// Says what room a canvas gives the view.
    public func previewLayout(_ value: PreviewLayout) -> some View { containerValue(\.preview.layout, value) }
    /// Names the view in a canvas.
    public func previewDisplayName(_ value: String?) -> some View { containerValue(\.preview.name, value) }
    /// Says how a canvas holds the device that shows the view.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        containerValue(\.preview.orientation, value)
    }
}
