/// How a view answers to a pointer over it. See https://developer.apple.com/documentation/swiftui/hovereffect.
public struct HoverEffect: Sendable {
    /// As fits the view.
    public static let automatic = HoverEffect()
    /// It is lit.
    public static let highlight = HoverEffect()
    /// It is lifted.
    public static let lift = HoverEffect()
}

extension View {
    /// Says how the view answers to a pointer over it. Screens are touched here: no pointer is ever over a view.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    /// Calls a function when a pointer comes over the view or leaves it. Screens are touched here: no pointer is ever over a view.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
}
