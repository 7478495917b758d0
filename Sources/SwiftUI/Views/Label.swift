/// A title with an image. See https://developer.apple.com/documentation/swiftui/label.
public struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    @Environment(\.labelStyle) private var style

    /// Creates a label.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The label, as the style shows it.
    public var body: some View { style.make(AnyView(title), AnyView(icon)) }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }
    /// Creates a label with a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
    /// Creates a label with an image.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }
    /// Creates a label with an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label that a style is given.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

/// A label as it is given to a style. See https://developer.apple.com/documentation/swiftui/labelstyleconfiguration.
public struct LabelStyleConfiguration {
    /// The title.
    public struct Title: View {
        let view: AnyView
        /// The title.
        public var body: some View { view }
    }
    /// The image.
    public struct Icon: View {
        let view: AnyView
        /// The image.
        public var body: some View { view }
    }
    /// The title.
    public let title: Title
    /// The image.
    public let icon: Icon
}

/// Shows labels. See https://developer.apple.com/documentation/swiftui/labelstyle.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The kind of view.
    associatedtype Body: View
    /// A label as it is given to a style.
    typealias Configuration = LabelStyleConfiguration
    /// The view of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Title and image, in bars the image alone. See https://developer.apple.com/documentation/swiftui/defaultlabelstyle.
public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}
    /// The view of a label.
    public func makeBody(configuration: Configuration) -> some View { FittingLabel(configuration: configuration) }
}

private struct FittingLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isInBar) private var isInBar

    var body: some View {
        if isInBar {
            IconOnlyLabelStyle().makeBody(configuration: configuration)
        } else {
            IconAndTitle(configuration: configuration)
        }
    }
}

/// Title and image. See https://developer.apple.com/documentation/swiftui/titleandiconlabelstyle.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}
    /// The view of a label.
    public func makeBody(configuration: Configuration) -> some View { IconAndTitle(configuration: configuration) }
}

private struct IconAndTitle: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isListRow) private var isListRow
    @Environment(\.listItemTint) private var tint

    var body: some View {
        if isListRow {
            HStack(spacing: 16) {
                configuration.icon.foregroundStyle(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())).frame(minWidth: 24)
                configuration.title
            }
        } else {
            HStack(alignment: .firstTextBaseline, spacing: 6) {
                configuration.icon
                configuration.title
            }
        }
    }
}

/// The title alone. See https://developer.apple.com/documentation/swiftui/titleonlylabelstyle.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}
    /// The view of a label.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The image alone. See https://developer.apple.com/documentation/swiftui/icononlylabelstyle.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}
    /// The view of a label.
    public func makeBody(configuration: Configuration) -> some View {
        // The title is said all the same.
        if let title = configuration.title.view.view as? Text {
            configuration.icon.accessibilityLabel(title)
        } else {
            configuration.icon
        }
    }
}

struct AnyLabelStyle {
    let make: @MainActor (AnyView, AnyView) -> AnyView
    @MainActor
    init<S: LabelStyle>(_ style: S) {
        make = { title, icon in
            AnyView(
                style.makeBody(
                    configuration: LabelStyleConfiguration(
                        title: LabelStyleConfiguration.Title(view: title), icon: LabelStyleConfiguration.Icon(view: icon))))
        }
    }
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyLabelStyle { MainActor.assumeIsolated { UncheckedBox(AnyLabelStyle(DefaultLabelStyle())) }.value }
}
private struct ListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct InBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var labelStyle: AnyLabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
    /// Whether the view is an item of a bar.
    var isInBar: Bool {
        get { self[InBarKey.self] }
        set { self[InBarKey.self] = newValue }
    }
    /// Whether the view is in a row of a list.
    var isListRow: Bool {
        get { self[ListRowKey.self] }
        set { self[ListRowKey.self] = newValue }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The style that fits.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Title and image.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The image alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// Sets the style of labels within.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { environment(\.labelStyle, AnyLabelStyle(style)) }
}
