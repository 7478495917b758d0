/// What a background is for. See https://developer.apple.com/documentation/swiftui/containerbackgroundplacement.
///
/// Frameworks that have such containers name them; WidgetKit names widgets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    let name: String
    /// Names a kind of container.
    package init(_ name: String) { self.name = name }
}

/// The backgrounds that views want for what they are in, by the kind of container.
package struct ContainerBackgroundKey: PreferenceKey {
    package static var defaultValue: [ContainerBackgroundPlacement: AnyView] { [:] }
    package static func reduce(
        value: inout [ContainerBackgroundPlacement: AnyView], nextValue: () -> [ContainerBackgroundPlacement: AnyView]
    ) { value.merge(nextValue()) { first, _ in first } }
}

extension View {
    /// Fills the container that the view is in. A view that is in no such container is shown as without this.
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Puts a view behind all of the container that the view is in. A view that is in no such container is shown as without this.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return transformPreference(ContainerBackgroundKey.self) { $0[container] = background }
    }
}
