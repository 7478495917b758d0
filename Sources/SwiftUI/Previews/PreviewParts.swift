/// The views that a provider's view consists of: each of them is a preview. None of their bodies is evaluated for that, which may need what
/// only its preview has.
@MainActor
enum PreviewParts {
    static func of(_ view: any View) -> [any View] {
        if let group = view as? any PreviewGroup { return group.previewParts.flatMap(of) }
        guard let wrapper = view as? any PreviewWrapper else { return [view] }
        let inner = wrapper.wrappedView
        guard inner is any PreviewGroup || inner is any PreviewWrapper else { return [view] }
        return of(inner).map(wrapper.wrap)
    }

    /// What a view tells those that show it, as far as that is said around it.
    static func traits(of view: any View) -> ItemTraits {
        guard let wrapper = view as? any PreviewWrapper else { return ItemTraits() }
        var traits = traits(of: wrapper.wrappedView)
        wrapper.change(&traits)
        return traits
    }
}

/// A view that is nothing but other views.
@MainActor
private protocol PreviewGroup {
    var previewParts: [any View] { get }
}

extension EmptyView: PreviewGroup {
    fileprivate var previewParts: [any View] { [] }
}
extension Group: PreviewGroup where Content: View {
    fileprivate var previewParts: [any View] { [content] }
}
extension TupleView: PreviewGroup {
    fileprivate var previewParts: [any View] { views }
}
extension AnyView: PreviewGroup {
    fileprivate var previewParts: [any View] { [view] }
}
extension Optional: PreviewGroup where Wrapped: View {
    fileprivate var previewParts: [any View] { map { [$0] } ?? [] }
}
extension _ConditionalContent: PreviewGroup {
    fileprivate var previewParts: [any View] {
        switch storage {
        case .first(let view): [view]
        case .second(let view): [view]
        }
    }
}
extension ForEach: PreviewGroup where Content: View {
    fileprivate var previewParts: [any View] { data.map(content) }
}

/// A view with something around it.
@MainActor
private protocol PreviewWrapper {
    var wrappedView: any View { get }
    /// Puts the same around another view.
    func wrap(_ view: any View) -> any View
    /// Changes what the view tells.
    func change(_ traits: inout ItemTraits)
}

extension ModifiedContent: PreviewWrapper where Content: View, Modifier: ViewModifier {
    fileprivate var wrappedView: any View { content }

    fileprivate func wrap(_ view: any View) -> any View {
        func wrap<Wrapped: View>(_ view: Wrapped) -> any View { ModifiedContent<Wrapped, Modifier>(content: view, modifier: modifier) }
        return wrap(view)
    }

    fileprivate func change(_ traits: inout ItemTraits) { (modifier as? TraitModifier)?.change(&traits) }
}
