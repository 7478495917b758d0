import UIKit

/// Views for Xcode's canvas. See https://developer.apple.com/documentation/swiftui/previewprovider.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The kind of views.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder static var previews: Previews { get }
}

extension _PreviewRegistry {
    /// Enters the previews of a type that provides them.
    public static func add<Provider: PreviewProvider>(file: String, line: Int, provider: Provider.Type) {
        add(file: file, line: line) {
            PreviewParts.of(Provider.previews).map { part in
                let settings = PreviewParts.traits(of: part).containerValues.preview
                guard let container = settings.context as? any PreviewContainer else {
                    return Preview(settings.name, traits: settings.traits) { AnyView(part) }
                }
                let room = PreviewTrait.fixedLayout(width: container.size.width, height: container.size.height)
                return Preview(settings.name, traits: [room] + settings.traits) { container.containing(AnyView(part)) }
            }
        }
    }
}

extension Preview {
    /// Creates the preview of a view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, traits: traits) { AnyView(body()) }
    }

    fileprivate init(_ name: String?, traits: [PreviewTrait<Preview.ViewTraits>], view: @escaping @MainActor () -> AnyView) {
        let modifiers = traits.compactMap { if case .other(let trait) = $0.kind { trait as? any PreviewModifier } else { nil } }
        let content = PreviewContent {
            UIHostingController(rootView: modifiers.reduce(view()) { $1.modified($0) })
        } fit: { controller, room in
            (controller as? UIHostingController<AnyView>)?.sizeThatFits(in: room) ?? room
        }
        self.init(name: name, traits: traits, content: content)
    }
}
