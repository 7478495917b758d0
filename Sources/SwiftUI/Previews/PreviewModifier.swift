import UIKit

/// Something around the views of several previews, with what they share. See https://developer.apple.com/documentation/swiftui/previewmodifier.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What the previews share.
    associatedtype Context = Void
    /// The kind of view.
    associatedtype Body: View
    /// The view of a preview as it is given to a modifier.
    typealias Content = PreviewModifierContent
    /// Makes what the previews share; that is made once.
    static func makeSharedContext() async throws -> Context
    /// The view with what is around it.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Shares nothing.
    public static func makeSharedContext() async throws {}
}

/// The view of a preview, for a modifier. See https://developer.apple.com/documentation/swiftui/previewmodifiercontent.
public struct PreviewModifierContent: View {
    let view: AnyView
    /// The view.
    public var body: some View { view }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Puts something around the view.
    public static func modifier(_ modifier: some PreviewModifier) -> Self { Self(.other(modifier)) }
}

extension PreviewModifier {
    /// A view with what is around it.
    func modified(_ view: AnyView) -> AnyView { AnyView(ModifiedPreview(modifier: self, content: PreviewModifierContent(view: view))) }
}

/// A preview that waits for what it shares with others.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let modifier: Modifier
    let content: PreviewModifierContent
    @State private var context: Result<Modifier.Context, any Error>?

    var body: some View {
        switch context {
        case .success(let context)?: modifier.body(content: content, context: context)
        case .failure(let error)?: Text(verbatim: "\(Modifier.self): \(error)")
        case nil: Color.clear.task { context = await SharedPreviewContexts.context(of: Modifier.self) }
        }
    }
}

/// What previews share, by the kinds of modifiers.
@MainActor
private enum SharedPreviewContexts {
    private static var contexts: [ObjectIdentifier: Any] = [:]

    static func context<Modifier: PreviewModifier>(of type: Modifier.Type) async -> Result<Modifier.Context, any Error> {
        if let known = contexts[ObjectIdentifier(type)] as? Modifier.Context { return .success(known) }
        do {
            let context = try await Modifier.makeSharedContext()
            contexts[ObjectIdentifier(type)] = context
            return .success(context)
        } catch {
            return .failure(error)
        }
    }
}
