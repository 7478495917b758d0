/// The shapes that widgets have. See https://developer.apple.com/documentation/widgetkit/widgetfamily.
public enum WidgetFamily: Int, Hashable, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
    /// A small square.
    case systemSmall = 0
    /// Two small squares side by side.
    case systemMedium = 1
    /// A large square.
    case systemLarge = 2
    /// Two large squares side by side, on pads.
    case systemExtraLarge = 3
    /// A circle of the lock screen.
    case accessoryCircular = 5
    /// Three lines of the lock screen.
    case accessoryRectangular = 6
    /// A line of the lock screen.
    case accessoryInline = 7

    /// The family's name.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    /// The family's name.
    public var debugDescription: String { description }

    /// All shapes.
    static let all: [WidgetFamily] = [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ]

    /// Whether it is one of the lock screen's.
    var isAccessory: Bool { rawValue >= Self.accessoryCircular.rawValue }
}
