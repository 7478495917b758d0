/// What glass looks like. See https://developer.apple.com/documentation/swiftui/glass.
public struct Glass: Equatable, Sendable {
    private var material: Material?
    private var tint: Color?
    private var reacts = false

    /// What is behind shines through somewhat.
    public static let regular = Glass(material: .regular)
    /// What is behind shines through mostly.
    public static let clear = Glass(material: .ultraThin)
    /// No glass.
    public static let identity = Glass()

    /// The glass in a colour.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }
    /// The glass, which gives way to fingers.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.reacts = isEnabled
        return copy
    }

    @MainActor @ViewBuilder
    fileprivate func background<S: Shape>(in shape: S) -> some View {
        if let material {
            shape.fill(material).overlay { if let tint { shape.fill(tint.opacity(0.6)) } }
                .overlay { shape.stroke(Color.white.opacity(0.25), lineWidth: 0.5) }
        }
    }
    fileprivate var isInteractive: Bool { reacts && material != nil }

    /// Whether both look the same.
    public static func == (first: Glass, second: Glass) -> Bool {
        first.material?.style == second.material?.style && first.tint == second.tint && first.reacts == second.reacts
    }
}

/// The usual shape of glass: half circles at its ends. See https://developer.apple.com/documentation/swiftui/defaultglasseffectshape.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    public nonisolated init() {}
    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views on glass that belong together. See https://developer.apple.com/documentation/swiftui/glasseffectcontainer.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content
    /// Creates a container. Glass keeps its shapes here, however near they are to each other.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    /// The views.
    public var body: some View { content }
}

/// A view on glass that a finger makes a little larger.
private struct PressedGlass<Content: View>: View {
    let content: Content
    @State private var isPressed = false
    var body: some View {
        content.scaleEffect(isPressed ? 1.04 : 1).animation(.snappy(duration: 0.25), value: isPressed)
            .modifier(PressingModifier(maximumDistance: .infinity) { isPressed = $0 })
    }
}

extension View {
    /// Puts the view on glass.
    @ViewBuilder
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        let shown = background { glass.background(in: shape) }
        if glass.isInteractive { PressedGlass(content: shown) } else { shown }
    }
}

/// Buttons on glass. See https://developer.apple.com/documentation/swiftui/glassbuttonstyle.
public struct GlassButtonStyle: ButtonStyle {
    private let glass: Glass
    /// Creates the style.
    public init() { glass = .regular }
    /// Creates the style with another glass.
    public init(_ glass: Glass) { self.glass = glass }
    /// The view of a button.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(EdgeInsets(top: 7, leading: 14, bottom: 7, trailing: 14)).glassEffect(glass)
            .scaleEffect(configuration.isPressed ? 1.05 : 1)
    }
}
/// Buttons on glass in the tint. See https://developer.apple.com/documentation/swiftui/glassprominentbuttonstyle.
public struct GlassProminentButtonStyle: ButtonStyle {
    /// Creates the style.
    public init() {}
    /// The view of a button.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(Color.white).padding(EdgeInsets(top: 7, leading: 14, bottom: 7, trailing: 14))
            .background(TintShapeStyle(), in: Capsule()).scaleEffect(configuration.isPressed ? 1.05 : 1)
    }
}
extension ButtonStyle where Self == GlassButtonStyle {
    /// On glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// On a glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension ButtonStyle where Self == GlassProminentButtonStyle {
    /// On glass in the tint.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
